import { identity, type MonoTypeOperatorFunction, map, type Observable } from 'rxjs';
import { clockOf } from '../clock/clock.ts';
import type { Period } from '../clock/period.ts';
import { isSilent, type LiveMatch, readingOf } from '../match.ts';
import { type Score, scoreOf } from '../score/score.ts';
import { goalsChannel, type LiveChannel } from './channel.ts';
import { followChannel$, type LiveMatchOf, type LiveUpdate, type StreamEnvironment } from './stream.ts';

/** A match's phase as its goals channel reports it, without Start and Stop. Silent: nothing was ever reported. */
export type Phase = 'silent' | 'notStarted' | 'inPlay' | 'intermission' | 'ended';

/** A live match as a scoreboard shows it. */
export interface LiveScore {
  /** Null before the match: no score has been reported, not even 0–0. */
  readonly score: Score | null;
  readonly phase: Phase;
  /** The period being played, or the last one played; null before the match. */
  readonly period: Period | null;
}

/** A match's live score, from either of its channels. */
export const liveScoreOf = readingOf((match: LiveMatch): LiveScore => {
  const { state, period } = clockOf(match);
  if (state === 'notStarted') {
    return { score: null, phase: isSilent(match) ? 'silent' : 'notStarted', period: null };
  }
  const phase = state === 'running' || state === 'stopped' ? 'inPlay' : state;
  return { score: scoreOf(match), phase, period };
});

/** An update about a match's score or its connection. */
export type GoalsUpdate =
  | { readonly type: 'score'; readonly score: LiveScore; readonly match: LiveMatch }
  | Exclude<LiveUpdate, { readonly type: 'match' }>;

/**
 * Follows only the scoring events of a match, a hundredth of its messages.
 *
 * @param delayed applies the visitor's delay
 */
export const goalsScore$ = (
  channel: LiveChannel,
  match: LiveMatchOf,
  environment: StreamEnvironment,
  delayed: MonoTypeOperatorFunction<LiveUpdate> = identity,
): Observable<GoalsUpdate> =>
  followChannel$(channel, goalsChannel(match.matchId), match, environment).pipe(
    delayed,
    map(
      (update): GoalsUpdate =>
        update.type === 'match'
          ? { type: 'score', score: liveScoreOf(update.match), match: update.match }
          : update,
    ),
  );
