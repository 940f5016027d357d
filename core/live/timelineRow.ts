import type { LiveEvent } from './event.ts';
import { peopleIn } from './eventPeople.ts';
import { mmss } from './period.ts';
import type { Repeats } from './repeats.ts';
import type { ScoringEvent } from './score.ts';
import type { StandingEvent } from './standingEvent.ts';
import type { TimelineRow } from './timeline.ts';

/** Timers other than match and period start and end are hidden; of playerTime only goalies' are shown (specification §4). */
const isShown = (event: LiveEvent): boolean => {
  if (event.type === 'playerTime') return event.isGoalie;
  if (event.type !== 'timer') return event.type !== 'unknown' && event.type !== 'teamUpdate';
  return ['matchStart', 'matchEnd', 'periodStart', 'periodEnd'].includes(event.action);
};

/** The row of an event, of what it scored, and of the messages that tell of the same. */
export const rowOf = (
  { key, token, event, corrected }: StandingEvent,
  scoring: ScoringEvent | undefined,
  { repeatedBy, repeating }: Repeats,
): TimelineRow => ({
  key,
  token,
  event,
  kind: event.type,
  side: event.side,
  period: event.period,
  periodName: event.periodName,
  time: event.elapsed === null ? null : mmss(event.elapsed),
  score: scoring?.score ?? null,
  points: scoring?.points ?? null,
  corrected,
  shown: isShown(event) && !repeatedBy.has(key),
  also: repeating.has(key) ? 'penaltyShot' : null,
  people: peopleIn(event),
});

/** Whether a row shows a score as it is. */
export const sameScore = (row: TimelineRow, scoring: ScoringEvent | undefined): boolean =>
  row.score === null || scoring === undefined
    ? row.score === null && scoring === undefined
    : row.points === scoring.points &&
      row.score.home === scoring.score.home &&
      row.score.away === scoring.score.away;

/** Whether a row is of an event as it stands. */
export const isRowOf = (
  row: TimelineRow,
  { key, event, token, corrected }: StandingEvent,
  { repeatedBy, repeating }: Repeats,
): boolean =>
  row.event === event &&
  row.token === token &&
  row.corrected === corrected &&
  row.shown === (isShown(event) && !repeatedBy.has(key)) &&
  (row.also !== null) === repeating.has(key);
