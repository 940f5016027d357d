import { identity, type MonoTypeOperatorFunction, map, type Observable } from 'rxjs';
import { quarterOf } from '../../league/match/matchState.ts';
import { Instant } from '../../time/instant.ts';
import { clockOf } from '../clock/clock.ts';
import type { Period } from '../clock/period.ts';
import { isSilent, type LiveMatch } from '../match.ts';
import { derived } from '../reading.ts';
import { lacksStart } from '../score/completeness.ts';
import { reportedStateOf } from '../score/reportedState.ts';
import { scoreOf } from '../score/score.ts';
import type { Score } from '../score/scoringEvents.ts';
import { goalsChannel, type LiveChannel } from '../wire/channel.ts';
import { followChannel$, type LiveMatchOf, type LiveUpdate, type StreamEnvironment } from './stream.ts';

/** A match's phase as its goals channel reports it, without Start and Stop. Silent: nothing was ever reported. */
export type Phase = 'silent' | 'notStarted' | 'inPlay' | 'intermission' | 'ended';

/** A live match as a scoreboard shows it. */
export interface LiveScore {
  /** Null before the match, when not even 0–0 was reported, and where the log lacks its start (reading 45). */
  readonly score: Score | null;
  readonly phase: Phase;
  /** The period being played, or the last one played; null before the match. */
  readonly period: Period | null;
  /** The quarter of an hour of the last report; null before the first, undefined where it is not known. */
  readonly lastAt?: Instant | null;
}

const phaseOf = (match: LiveMatch): Phase => {
  const { state } = clockOf(match);
  if (state === 'notStarted') return isSilent(match) ? 'silent' : 'notStarted';
  return state === 'running' || state === 'stopped' ? 'inPlay' : state;
};

const lastQuarterOf = (match: LiveMatch): Instant => quarterOf(reportedStateOf(match)?.lastAt ?? Instant(0));

/** A match's live score, from either of its channels. The same object across snapshots while unchanged. */
export const liveScoreOf = derived(
  (match) => [
    phaseOf(match),
    scoreOf(match).home,
    scoreOf(match).away,
    clockOf(match).period,
    lacksStart(match),
    lastQuarterOf(match),
  ],
  (match): LiveScore => {
    const phase = phaseOf(match);
    if (phase === 'silent') return { score: null, phase, period: null };
    const lastAt = lastQuarterOf(match);
    return phase === 'notStarted'
      ? { score: null, phase, period: null, lastAt }
      : { score: lacksStart(match) ? null : scoreOf(match), phase, period: clockOf(match).period, lastAt };
  },
);

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
