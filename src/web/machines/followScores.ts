import type { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { goalsScore$, type LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import type { Instant } from '@kampdag/core/time/instant';
import {
  asyncScheduler,
  BehaviorSubject,
  filter,
  map,
  type Observable,
  of,
  Subscription,
  share,
  tap,
  timer,
} from 'rxjs';

/** What views read of the live scores. */
export interface LiveScoresSnapshot {
  readonly context: {
    /** The scores by match; a new map whenever one changes. */
    readonly scores: ReadonlyMap<MatchId, LiveScore>;
    /** The scores of matches shown at a past moment; they hide all later ones. */
    readonly pinned: ReadonlyMap<MatchId, LiveScore>;
  };
}

/** How far the page lags behind the reports. */
export interface DisplayDelay {
  /** In milliseconds. */
  readonly delay: number;
  /** The server's time. */
  readonly now: () => Instant;
}

/** The live score of each match, over the goals channels of a live service. */
export const scoresOver =
  (channel: LiveChannel, { delay, now }: DisplayDelay) =>
  (match: LiveMatchOf): Observable<LiveScore> =>
    goalsScore$(
      channel,
      match,
      { scheduler: asyncScheduler },
      delayedBy(of(delay), { now, scheduler: asyncScheduler }),
    ).pipe(
      filter((update) => update.type === 'score'),
      map(({ score }) => score),
    );

/** The live scores of a page: each match is followed once, however many components show it. */
export const followScores = (
  initial: LiveScoresSnapshot,
  scoreOf: (match: LiveMatchOf) => Observable<LiveScore>,
) => {
  const snapshot$ = new BehaviorSubject(initial);
  const followed = new Map<MatchId, Observable<LiveScore>>();
  const show = (change: Partial<LiveScoresSnapshot['context']>): void =>
    snapshot$.next({ context: { ...snapshot$.value.context, ...change } });
  const followedOnce = (match: LiveMatchOf): Observable<LiveScore> => {
    const { matchId } = match;
    const known =
      followed.get(matchId) ??
      scoreOf(match).pipe(
        tap((score) => show({ scores: new Map(snapshot$.value.context.scores).set(matchId, score) })),
        // A match that one screen releases and the next follows at the same time stays followed.
        share({ resetOnRefCountZero: () => timer(0) }),
      );
    followed.set(matchId, known);
    return known;
  };
  return {
    snapshot$,
    /** Follows matches for one component; returns a function that releases them. */
    follow: (matches: readonly LiveMatchOf[]): (() => void) => {
      const subscriptions = new Subscription();
      for (const match of matches) subscriptions.add(followedOnce(match).subscribe());
      return () => subscriptions.unsubscribe();
    },
    /** Shows a match as it was at a moment; null shows it live again. */
    pin: (matchId: MatchId, score: LiveScore | null): void => {
      const pinned = new Map(snapshot$.value.context.pinned);
      if (score === null) pinned.delete(matchId);
      else pinned.set(matchId, score);
      show({ pinned });
    },
  };
};
