import { clockOf, readClock } from '@kampdag/core/live/clock';
import { detailsOf } from '@kampdag/core/live/details';
import { lineupOf } from '@kampdag/core/live/lineup';
import { eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import { penaltiesOf, readPenalties } from '@kampdag/core/live/penalties';
import { periodsOf } from '@kampdag/core/live/period';
import { playersOf } from '@kampdag/core/live/players';
import { periodLinesOf, scoreOf, scoringEventsOf } from '@kampdag/core/live/score';
import { shootoutOf } from '@kampdag/core/live/shootout';
import { summaryOf } from '@kampdag/core/live/summary';
import { timelineOf } from '@kampdag/core/live/timeline';
import { Instant } from '@kampdag/core/time/instant';

/** Every reading of a match, at a moment of the server's time where it has one. */
const readings: Readonly<Record<string, (match: LiveMatch, now: Instant) => unknown>> = {
  counts: ({ counts }) => counts,
  events: (match) => eventsOf(match).all,
  eventsByType: (match) =>
    Object.entries(eventsOf(match).ofType)
      .map(([type, events]) => [type, ...events.map(({ key }) => key)].join(' '))
      .filter((line) => line.includes(' '))
      .toSorted(),
  timeline: (match) => timelineOf(match).map((row) => ({ ...row, event: row.event.key })),
  score: scoreOf,
  scoringEvents: scoringEventsOf,
  shootout: shootoutOf,
  periods: periodsOf,
  periodLines: periodLinesOf,
  penalties: penaltiesOf,
  servedThen: (match, now) => readPenalties(penaltiesOf(match), readClock(clockOf(match), now)),
  lineup: lineupOf,
  players: playersOf,
  details: detailsOf,
  clock: clockOf,
  clockThen: (match, now) => readClock(clockOf(match), now),
  clockLater: (match, now) => readClock(clockOf(match), Instant(now + 90_000)),
  summary: summaryOf,
};

/** The first reading in which two matches differ; null when all are the same. `isSame` compares two values deeply. */
export const differenceOf = (
  a: LiveMatch,
  b: LiveMatch,
  now: Instant,
  isSame: (a: unknown, b: unknown) => boolean,
): string | null =>
  Object.keys(readings).find((name) => !isSame(readings[name]?.(a, now), readings[name]?.(b, now))) ?? null;
