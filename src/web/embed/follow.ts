import { historySince } from '@kampdag/core/league/match/matchStart';
import { liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, Observable } from 'rxjs';
import { createAblyLiveChannel, randomClientId } from '../adapters/ably/ablyLiveChannel.ts';
import { onResume } from '../adapters/onResume.ts';
import { createServerClock } from '../adapters/serverClock.ts';
import { withClockSync } from '../adapters/withClockSync.ts';
import { anchorOf, clockText } from '../match/board/liveBoard.ts';
import { everySecond } from '../match/live/ticking.ts';
import type { LiveServiceConfig } from '../page.ts';
import type { EmbedData, EmbedMoment } from './embedData.ts';
import { clockIn, momentOf } from './embedData.ts';

/** Renders a whole moment, or only the clock. */
export interface EmbedRenderer {
  readonly draw: (moment: EmbedMoment) => void;
  readonly drawClock: (text: string) => void;
  /** Reloads everything from the server. */
  readonly reload: () => void;
}

/**
 * Milliseconds until an ended match, or one whose channel is closed, reloads: by then the federation has a result, or withholds
 * it.
 */
const reloadAfter = 60_000;

/** Milliseconds without a connection until the page says so. */
const lostAfter = 10_000;

/** Follows an embedded match over the live channel without using browser storage. */
export const follow = (
  page: Window,
  data: EmbedData,
  service: LiveServiceConfig,
  renderer: EmbedRenderer,
): void => {
  const clock = createServerClock({
    device: { wall: () => Date.now(), steady: () => performance.now() },
    measure: () => undefined,
    first: Instant(data.now),
  });
  onResume(page, clock.resumed);
  const channel = withClockSync(
    clock,
    createAblyLiveChannel({
      service,
      origin: page.location.origin,
      clientId: randomClientId((bytes) => page.crypto.getRandomValues(new Uint8Array(bytes.length))),
      resumes$: new Observable<void>((subscriber) => onResume(page, () => subscriber.next())),
    }),
  );
  let match: LiveMatch | null = null;
  let isLost = false;
  let isReloading = false;
  let losing: ReturnType<typeof setTimeout> | undefined;
  let stop: (() => void) | undefined;

  const reloadLater = (): void => {
    if (isReloading) return;
    isReloading = true;
    setTimeout(renderer.reload, reloadAfter);
  };

  const draw = (): void => {
    const moment = momentOf(data, match, clock.now(), isLost);
    renderer.draw(moment);
    stop?.();
    const running = clockIn(match);
    const anchor = running === null ? null : anchorOf(running);
    stop =
      running === null || anchor === null
        ? undefined
        : everySecond({ clock, page: page.document }, anchor, () =>
            renderer.drawClock(clockText(running)(clock.now())),
          );
    if (moment.card.state.type === 'Ended') reloadLater();
  };

  const setLost = (isNowLost: boolean): void => {
    clearTimeout(losing);
    if (isLost === isNowLost) return;
    isLost = isNowLost;
    draw();
  };

  liveMatch$(
    channel,
    {
      matchId: data.match.matchId,
      sport: sportOf(data.sport, data.rules),
      since: historySince(data.match, Instant(data.now)),
    },
    { scheduler: asyncScheduler },
  ).subscribe((update) => {
    switch (update.type) {
      case 'match':
        match = update.match;
        draw();
        break;
      case 'following':
      case 'polled':
        setLost(false);
        break;
      case 'disconnected':
      case 'historyFailed':
      case 'pollFailed':
        clearTimeout(losing);
        losing = setTimeout(() => setLost(true), lostAfter);
        break;
      case 'refused':
        setLost(true);
        reloadLater();
        break;
      case 'connecting':
      case 'replaying':
      case 'verified':
        break;
      default:
        update satisfies never;
    }
  });
};
