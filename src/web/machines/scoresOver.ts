import { goalsScore$, type LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, filter, map, type Observable } from 'rxjs';

/** How far the page lags behind the reports. */
export interface DisplayDelay {
  /** In milliseconds, as it changes. */
  readonly delay$: Observable<number>;
  /** The server's time. */
  readonly now: () => Instant;
}

/** The live score of each match, over the goals channels of a live service; null once it may not be read any more (reading 43). */
export const scoresOver =
  (channel: LiveChannel, { delay$, now }: DisplayDelay) =>
  (match: LiveMatchOf): Observable<LiveScore | null> =>
    goalsScore$(
      channel,
      match,
      { scheduler: asyncScheduler },
      delayedBy(delay$, { now, scheduler: asyncScheduler }),
    ).pipe(
      filter((update) => update.type === 'score' || update.type === 'refused'),
      map((update) => (update.type === 'score' ? update.score : null)),
    );
