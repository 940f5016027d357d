import { clockOf } from '../clock/clock.ts';
import { periodsOf } from '../clock/period.ts';
import { milestonesOf } from '../eventsOfType.ts';
import { countsOf, type LiveMatch, readingOf } from '../match.ts';
import { scoreOf } from './score.ts';
import { type Score, scoringEventsOf } from './scoringEvents.ts';

/** What an incomplete log lacks: the start of the match, and with it MatchData (reading 45). */
export type LogGap = 'start' | 'matchData';

const hasBegun = (match: LiveMatch): boolean =>
  clockOf(match).state !== 'notStarted' || scoringEventsOf(match).length > 0;

/** Whether the match or its first period is reported to have started. */
const hasStart = (match: LiveMatch): boolean => {
  const first = periodsOf(match)[0]?.id;
  return milestonesOf(match).some(
    ({ event: { action, period } }) =>
      action === 'matchStart' || (action === 'periodStart' && (period === first || period === null)),
  );
};

/**
 * Whether the start of a match that has begun is missing, so that goals before the first known event may be too. Holds for both
 * channels, since the goals channel has the starts.
 */
export const lacksStart = readingOf((match: LiveMatch): boolean => hasBegun(match) && !hasStart(match));

/**
 * What a match's log lacks; empty for a log that may be whole, and before the match. MatchData alone is no gap: the real system sends it
 * late, even after the match, so that only a log that lacks its start as well has lost it. So lists, whose channel has no MatchData, and
 * pages agree.
 */
export const logGapsOf = readingOf((match: LiveMatch): readonly LogGap[] =>
  lacksStart(match) ? ['start', ...(countsOf(match).matchData === 0 ? (['matchData'] as const) : [])] : [],
);

/** The score by the match's log; null where the log is incomplete (reading 45). */
export const knownScoreOf = (match: LiveMatch): Score | null => (lacksStart(match) ? null : scoreOf(match));
