import { clockOf } from '../../live/clock/clock.ts';
import { type LiveMatch, readingOf } from '../../live/match.ts';
import { scoringEventsOf } from '../../live/score/scoringEvents.ts';
import { setsOf } from '../../live/score/sets.ts';
import type { Side } from '../../side.ts';

/**
 * The side that serves next, which won the last rally of the set (FIVB rule 12.2.2). Null before a set's first rally, whose
 * server is not reported, between sets, and in other sports.
 */
export const servingOf = readingOf((match: LiveMatch): Side | null => {
  if (match.sport.scoreWithin !== 'period') return null;
  const { state } = clockOf(match);
  if (state === 'ended' || state === 'intermission' || state === 'notStarted') return null;
  const set = setsOf(match).played.at(-1);
  const last = scoringEventsOf(match).at(-1);
  if (set === undefined || set.end !== null || last === undefined) return null;
  return last.current.event.period === set.period.id ? last.side : null;
});
