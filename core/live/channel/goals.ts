import { identity, type MonoTypeOperatorFunction, map, type Observable } from 'rxjs';
import { clockOf } from '../clock/clock.ts';
import type { Period } from '../clock/period.ts';
import { isSilent, type LiveMatch, readingOf } from '../match.ts';
import { type Score, scoreOf } from '../score/score.ts';
import { goalsChannel, type LiveChannel } from './channel.ts';
import { followChannel$, type LiveMatchOf, type LiveUpdate, type StreamEnvironment } from './stream.ts';

/** How far a match is, told by its goals channel alone: that one carries no Start and Stop. Silent: nothing was ever said of it. */
export type Phase = 'silent' | 'notStarted' | 'inPlay' | 'intermission' | 'ended';

/** What a scoreboard shows of a match being played. */
export interface LiveScore {
  /** Null until the match has begun: nobody has reported that it stands 0–0. */
  readonly score: Score | null;
  readonly phase: Phase;
  /** The period being played, or the last one played; null before the match. */
  readonly period: Period | null;
}

/** The scoreboard's reading of a match, from either channel. */
export const liveScoreOf = readingOf((match: LiveMatch): LiveScore => {
  const { state, period } = clockOf(match);
  if (state === 'notStarted') {
    return { score: null, phase: isSilent(match) ? 'silent' : 'notStarted', period: null };
  }
  const phase = state === 'running' || state === 'stopped' ? 'inPlay' : state;
  return { score: scoreOf(match), phase, period };
});

/** What becomes known of a match's score and of the line to it. */
export type GoalsUpdate =
  | { readonly type: 'score'; readonly score: LiveScore; readonly match: LiveMatch }
  | Exclude<LiveUpdate, { readonly type: 'match' }>;

/**
 * Follows the scoring events of a match alone: what a scoreboard needs, a hundredth of the messages.
 *
 * @param late holds them back for whoever is behind
 */
export const goalsScore$ = (
  channel: LiveChannel,
  match: LiveMatchOf,
  environment: StreamEnvironment,
  late: MonoTypeOperatorFunction<LiveUpdate> = identity,
): Observable<GoalsUpdate> =>
  followChannel$(channel, goalsChannel(match.matchId), match, environment).pipe(
    late,
    map(
      (update): GoalsUpdate =>
        update.type === 'match'
          ? { type: 'score', score: liveScoreOf(update.match), match: update.match }
          : update,
    ),
  );
