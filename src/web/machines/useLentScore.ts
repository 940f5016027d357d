import type { MatchId } from '@kampdag/core/ids';
import { type LiveScore, liveScoreOf } from '@kampdag/core/live/channel/goals';
import { useEffect } from 'react';
import { distinctUntilChanged, filter, map, Observable } from 'rxjs';
import { useLiveScoresService } from '../context/liveScores.ts';
import type { LiveActor } from './followMatch.ts';
import type { LiveSnapshot } from './liveMatchMachine.ts';

const snapshotsOf = (actor: LiveActor): Observable<LiveSnapshot> =>
  new Observable((subscriber) => {
    subscriber.next(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => subscriber.next(snapshot));
    return () => subscription.unsubscribe();
  });

/** The score of a match that is folded whole, as lists show it. */
const scoreOf$ = (actor: LiveActor): Observable<LiveScore> =>
  snapshotsOf(actor).pipe(
    map(({ context: { match } }) => match),
    filter((match) => match !== null),
    map(liveScoreOf),
    distinctUntilChanged(),
  );

/** Gives lists the score of a match that a page follows, so that nothing is read of it twice: one attachment and one fold for a match. */
export const useLentScore = (matchId: MatchId, actor: LiveActor): void => {
  const { lend } = useLiveScoresService();
  useEffect(() => lend(matchId, scoreOf$(actor)), [lend, matchId, actor]);
};
