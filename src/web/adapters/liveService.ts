import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import { Observable } from 'rxjs';
import type { LiveServiceConfig } from '../page.ts';
import { createAblyLiveChannel, randomClientId } from './ably/ablyLiveChannel.ts';
import { onResume } from './onResume.ts';
import type { ServerClock } from './serverClock.ts';
import { tryStorage } from './storage.ts';
import { withClockSync } from './withClockSync.ts';

/** The storage key of the user id. */
const userIdKey = 'userId';

/** The server's pattern of a user id. */
const isUserId = (text: string | null): text is string => text !== null && /^[\w-]{4,64}$/.test(text);

/** The browser's random user id (specification §1), created once and stored; without storage, one per page. */
export const loadUserId = (
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  random: () => string,
): string => {
  const kept = tryStorage(() => storage().getItem(userIdKey));
  if (isUserId(kept)) return kept;
  const created = random();
  tryStorage(() => storage().setItem(userIdKey, created));
  return created;
};

/** The page's live channel: the service that the server names, which also synchronizes the page's clock. */
export const createLiveService = (
  page: Window,
  service: LiveServiceConfig,
  clock: Pick<ServerClock, 'messageArrived'>,
): LiveChannel =>
  withClockSync(
    clock,
    createAblyLiveChannel({
      service,
      origin: page.location.origin,
      clientId: loadUserId(
        () => page.localStorage,
        () => randomClientId((bytes) => page.crypto.getRandomValues(new Uint8Array(bytes.length))),
      ),
      resumes$: new Observable<void>((subscriber) => onResume(page, () => subscriber.next())),
    }),
  );
