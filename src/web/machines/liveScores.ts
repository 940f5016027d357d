import type { MatchId } from '@kampdag/core/ids';
import { goalsScore$, type LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveRow } from '@kampdag/core/live/channel/liveRow';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import type { Instant } from '@kampdag/core/time/instant';
import { asyncScheduler, defer, filter, map, type Observable, retry, switchMap } from 'rxjs';
import { followScores, type LiveScoresSnapshot, unknownScore } from './followScores.ts';

/** How far the page lags behind the reports. */
interface DisplayDelay {
  /** In milliseconds, as it changes. */
  readonly delay$: Observable<number>;
  /** The server's time. */
  readonly now: () => Instant;
}

/** The live score of each match, over the goals channels of a live service; null once it may not be read any more (reading 43). */
const scoresOver =
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

/** Milliseconds before code that could not be loaded is loaded again. */
const retryDelay = 2000;

/** Before any match is followed: the scores that came with the page. */
const firstScores = (rows: readonly LiveRow[], atMoment: MatchId | null): LiveScoresSnapshot => ({
  context: {
    scores: new Map(
      rows.map(({ matchId, phase, score, period, lastAt }) => [matchId, { phase, score, period, lastAt }]),
    ),
    pinned: new Map(atMoment === null ? [] : [[atMoment, unknownScore]]),
  },
});

/** The live scores of the matches on the page: one subscription per match, however many components show it. */
export type LiveScores = ReturnType<typeof followScores>;

/**
 * The live scores of a page. Loads nothing while no match is in play.
 *
 * @param rows the scores that came with the page
 * @param atMoment the match that the page shows at a past moment, whose score no list may tell before that is read
 */
export const createLiveScores = (
  loadLiveChannel: () => Promise<LiveChannel>,
  behind: DisplayDelay,
  rows: readonly LiveRow[] = [],
  atMoment: MatchId | null = null,
): LiveScores =>
  followScores(firstScores(rows, atMoment), (match) =>
    defer(async () => scoresOver(await loadLiveChannel(), behind)).pipe(
      retry({ delay: retryDelay }),
      switchMap((scoreOf) => scoreOf(match)),
    ),
  );
