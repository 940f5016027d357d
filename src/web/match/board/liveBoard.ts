import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { type Clock, clockOf, playTimeOf, readClock } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { knownScoreOf, lacksStart, logGapsOf } from '@kampdag/core/live/score/completeness';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import type { Score } from '@kampdag/core/live/score/scoringEvents';
import { type BySide, bySide } from '@kampdag/core/side';
import type { Instant } from '@kampdag/core/time/instant';
import { mmss } from '@kampdag/core/time/mmss';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { type StateWords, shootoutText } from '../states/stateText.ts';
import { scoresText } from './scoresText.ts';

/** The time a running clock counts from, milliseconds since 1970 UTC; null while it stands. */
export const anchorOf = ({ state, setAt, elapsed }: Clock): number | null =>
  state === 'running' && setAt !== null ? setAt - elapsed * 1000 : null;

/** The match clock's display at a moment. */
export const clockText =
  (clock: Clock) =>
  (now: Instant): string =>
    readClock(clock, now).display;

/** `1:23`: time left of a penalty that ends at a second of play; 0:00 when it is over. */
export const remainingText =
  (until: number, clock: Clock) =>
  (now: Instant): string => {
    const at = playTimeOf(readClock(clock, now));
    return mmss(at === null ? 0 : until - at).replace(/^0/, '');
  };

/**
 * The displayed score: the federation's where it has a result (reading 23), else the log's once the match has begun; null, a
 * dash, before, and where the log is incomplete (reading 45).
 */
export const shownScore = (match: Match, live: LiveMatch | null): Score | null => {
  if (match.result !== null) return match.result.goals;
  return live === null || clockOf(live).state === 'notStarted' ? null : knownScoreOf(live);
};

/** Two scores of one match that should agree (reading 23). */
export interface ScoreDifference {
  /** From reported events. */
  readonly reported: Score;
  /** From the federation; the displayed one. */
  readonly official: Score;
}

/** The difference between the federation's result and the log's final score; null while they agree or one is missing. */
export const scoreDifferenceOf = (match: Match, live: LiveMatch): ScoreDifference | null => {
  const official = match.result?.goals ?? null;
  if (official === null || clockOf(live).state !== 'ended' || logGapsOf(live).length > 0) return null;
  const reported = scoreOf(live);
  return reported.home === official.home && reported.away === official.away ? null : { reported, official };
};

/** Shots on goal so far; null before the match. */
export const shotsSoFar = (live: LiveMatch): BySide<number> | null => {
  const lines = periodLinesOf(live);
  if (lines.length === 0) return null;
  return bySide((side) => lines.reduce((sum, { shots }) => sum + shots[side], 0));
};

/** `(1–0, 0–2)`: the goals of each period that has begun; empty before the first, and for an incomplete log. */
export const periodScores = (live: LiveMatch): string =>
  lacksStart(live) ? '' : scoresText(periodLinesOf(live).map(({ goals }) => goals));

/** The line under the clock: the current or last period; for an ended match, what decided it beyond regulation. */
export const periodLine = (state: MatchState, m: LiveMessages, words: StateWords): string | null => {
  if (state.type === 'Ended') {
    return shootoutText(state, words) ?? (state.decidedIn === null ? null : m.period(state.decidedIn));
  }
  if (state.type !== 'InPlay' || state.period === null) return null;
  return state.isBreak ? m.afterPeriod(state.period) : m.period(state.period);
};
