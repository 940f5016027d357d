import type { MatchId } from '@kampdag/core/ids';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import {
  BehaviorSubject,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  Subscription,
  share,
  switchMap,
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
    /** Whether the visitor has paused them: they stay as they are. */
    readonly isHeld?: true;
  };
}

/** The score of a match at a moment that is not read yet. */
export const unknownScore: LiveScore = { score: null, phase: 'inPlay', period: null };

/** The most matches that one component follows: a connection of the hosted service holds 200 channels. */
const mostFollowed = 100;

/** The live scores of a page: each match is followed once, however many components show it. */
export const followScores = (
  initial: LiveScoresSnapshot,
  scoreOf: (match: LiveMatchOf) => Observable<LiveScore | null>,
) => {
  const snapshot$ = new BehaviorSubject(initial);
  const held$ = new BehaviorSubject<LiveScoresSnapshot | null>(null);
  const followed = new Map<MatchId, Observable<LiveScore | null>>();
  const lent$ = new BehaviorSubject<ReadonlyMap<MatchId, Observable<LiveScore>>>(new Map());
  const show = (change: Partial<LiveScoresSnapshot['context']>): void =>
    snapshot$.next({ context: { ...snapshot$.value.context, ...change } });
  const followedOnce = (match: LiveMatchOf): Observable<LiveScore | null> => {
    const { matchId } = match;
    const known =
      followed.get(matchId) ??
      lent$.pipe(
        map((lent) => lent.get(matchId)),
        distinctUntilChanged(),
        switchMap((lent): Observable<LiveScore | null> => lent ?? scoreOf(match)),
        tap((score) => {
          const scores = new Map(snapshot$.value.context.scores);
          if (score === null) scores.delete(matchId);
          else scores.set(matchId, score);
          show({ scores });
        }),
        // A match that one screen releases and the next follows at the same time stays followed.
        share({ resetOnRefCountZero: () => timer(0) }),
      );
    followed.set(matchId, known);
    return known;
  };
  return {
    /** The scores that came with the page, as its markup has them. */
    first: initial,
    getSnapshot: (): LiveScoresSnapshot => held$.value ?? snapshot$.value,
    subscribe: (changed: () => void): (() => void) => {
      const shown$ = held$.pipe(switchMap((held) => (held === null ? snapshot$ : of(held))));
      const subscription = shown$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    /** Follows the first hundred of some matches for one component; returns a function that releases them. */
    follow: (matches: readonly LiveMatchOf[]): (() => void) => {
      const subscriptions = new Subscription();
      for (const match of matches.slice(0, mostFollowed)) subscriptions.add(followedOnce(match).subscribe());
      return () => subscriptions.unsubscribe();
    },
    /** Takes a match's score from a page that follows the whole match, until the returned function is called. */
    lend: (matchId: MatchId, score$: Observable<LiveScore>): (() => void) => {
      lent$.next(new Map(lent$.value).set(matchId, score$));
      return () => {
        const lent = new Map(lent$.value);
        if (lent.get(matchId) === score$) lent.delete(matchId);
        lent$.next(lent);
      };
    },
    /** Holds the scores as they are, or shows everything since. */
    hold: (isHeld: boolean): void => {
      if (isHeld === (held$.value !== null)) return;
      held$.next(isHeld ? { context: { ...snapshot$.value.context, isHeld } } : null);
    },
    /** Shows a match as it was at a moment; null shows it live again. */
    pin: (matchId: MatchId, score: LiveScore | null): void => {
      if ((snapshot$.value.context.pinned.get(matchId) ?? null) === score) return;
      const pinned = new Map(snapshot$.value.context.pinned);
      if (score === null) pinned.delete(matchId);
      else pinned.set(matchId, score);
      show({ pinned });
    },
  };
};
