import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { Observable } from 'rxjs';
import type { LiveServiceConfig } from '../page.ts';
import { createAblyLiveChannel, randomClientId } from './ablyLiveChannel.ts';
import { onResume } from './onResume.ts';
import type { ServerClock } from './serverClock.ts';
import { loadUserId } from './userId.ts';
import { withClockSync } from './withClockSync.ts';

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
