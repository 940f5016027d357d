import type { CurrentEvent } from '@kampdag/core/live/log/currentEvent';
import { compareTokens, type TimeToken } from '@kampdag/core/live/log/timeToken';
import { eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import { addedByShootout } from '@kampdag/core/live/score/score';
import { type Score, scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { bySide } from '@kampdag/core/side';

const noScore: Score = { home: 0, away: 0 };

/** The score within the period in play at a token. */
const periodScoreAt = (match: LiveMatch, token: TimeToken): Score => {
  const isThen = ({ token: own, event }: CurrentEvent): boolean =>
    compareTokens(own, token) <= 0 && event.period !== null;
  const period = eventsOf(match).findLast(isThen)?.event.period;
  const last = scoringEventsOf(match).findLast(
    ({ current }) => current.event.period === period && compareTokens(current.token, token) <= 0,
  );
  return last?.score ?? noScore;
};

/**
 * The score at a token: after the last scoring event up to it (specification §4); within the period in play, where points
 * count within a period (reading 22).
 */
export const scoreAt = (match: LiveMatch, token: TimeToken): Score => {
  if (match.sport.scoreWithin === 'period') return periodScoreAt(match, token);
  const before = scoringEventsOf(match).findLast(({ current }) => compareTokens(current.token, token) <= 0);
  const played = before?.score ?? noScore;
  const { decidedAt = null } = shootoutOf(match) ?? {};
  if (decidedAt === null || compareTokens(token, decidedAt) < 0) return played;
  const added = addedByShootout(match);
  return bySide((side) => played[side] + added[side]);
};
