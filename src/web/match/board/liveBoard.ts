import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf, type Score, scoreOf } from '@kampdag/core/live/score/score';
import type { BySide } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { type StateWords, shootoutText } from '../states/stateText.ts';
import { scoresText } from './scoresText.ts';

/**
 * The score that is shown: the federation's where it has a result (reading 23), else the log's once the match has begun; null, a
 * dash, before.
 */
export const shownScore = (match: Match, live: LiveMatch | null): Score | null => {
  if (match.result !== null) return match.result.goals;
  return live === null || clockOf(live).state === 'notStarted' ? null : scoreOf(live);
};

/** Two scores of one match that should be the same (reading 23). */
export interface Difference {
  /** By the events that were reported. */
  readonly reported: Score;
  /** By the federation: the one that is shown. */
  readonly official: Score;
}

/** Where the federation's result differs from the log's score after the end; null while they agree, or one is missing. */
export const differenceOf = (match: Match, live: LiveMatch): Difference | null => {
  const official = match.result?.goals ?? null;
  if (official === null || clockOf(live).state !== 'ended') return null;
  const reported = scoreOf(live);
  return reported.home === official.home && reported.away === official.away ? null : { reported, official };
};

/** Shots on goal so far; null before the match. */
export const shotsSoFar = (live: LiveMatch): BySide<number> | null => {
  const lines = periodLinesOf(live);
  if (lines.length === 0) return null;
  return lines.reduce((sum, { shots }) => ({ home: sum.home + shots.home, away: sum.away + shots.away }), {
    home: 0,
    away: 0,
  });
};

/** `(1–0, 0–2)`: the goals of each period that has begun; nothing before the first. */
export const periodScores = (live: LiveMatch): string =>
  scoresText(periodLinesOf(live).map(({ goals }) => goals));

/** The line under the clock: the period being played or just over; of a match that has ended, what decided it beyond regulation. */
export const periodLine = (state: MatchState, m: LiveMessages, words: StateWords): string | null => {
  if (state.type === 'Ended') {
    return shootoutText(state, words) ?? (state.decidedIn === null ? null : m.period(state.decidedIn));
  }
  if (state.type !== 'InPlay' || state.period === null) return null;
  return state.isBreak ? m.afterPeriod(state.period) : m.period(state.period);
};
