import type { Match } from '@kampdag/core/league/match';
import { type Clock, clockOf } from '@kampdag/core/live/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf, type Score, scoreOf } from '@kampdag/core/live/score';
import type { BySide } from '@kampdag/core/side';
import type { LiveMessages } from '../../i18n/messages/live.ts';

/**
 * The score that is shown: the log's once the match has begun, the federation's where it has a result and the match is not
 * being played any more (reading 23); null, a dash, before.
 */
export const shownScore = (match: Match, live: LiveMatch | null): Score | null => {
  const { state } = live === null ? { state: 'notStarted' } : clockOf(live);
  const result = match.result?.goals ?? null;
  if (live === null || state === 'notStarted') return result;
  return state === 'ended' ? (result ?? scoreOf(live)) : scoreOf(live);
};

/** Whether nothing at all has been reported: no event, not even who plays. */
export const isSilent = ({ counts }: LiveMatch): boolean => counts.kept === 0 && counts.matchData === 0;

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
export const periodScores = (live: LiveMatch): string => {
  const scores = periodLinesOf(live).map(({ goals }) => `${goals.home}–${goals.away}`);
  return scores.length === 0 ? '' : `(${scores.join(', ')})`;
};

/** The line under the clock. */
export const periodLine = (clock: Clock, m: LiveMessages): string | null => {
  const { state, period } = clock;
  if (period === null || state === 'notStarted') return null;
  if (state === 'intermission') return m.afterPeriod(period);
  return state === 'ended' && period.kind === 'regulation' ? null : m.period(period);
};
