import type { LiveEventType } from './event.ts';
import type { StandingEvent } from './log/standingEvent.ts';
import { eventsOf, type LiveMatch } from './match.ts';
import { derived, isSame } from './reading.ts';

type ByType = ReadonlyMap<LiveEventType, readonly StandingEvent[]>;

const byType = derived(
  (match) => [eventsOf(match)],
  (match, last: ByType | null): ByType => {
    const lists = new Map<LiveEventType, StandingEvent[]>();
    for (const standing of eventsOf(match)) {
      const list = lists.get(standing.event.type);
      if (list === undefined) lists.set(standing.event.type, [standing]);
      else list.push(standing);
    }
    return new Map(
      [...lists].map(([type, list]) => {
        const before = last?.get(type);
        return [type, before !== undefined && isSame(before, list) ? before : list];
      }),
    );
  },
);

const none: readonly StandingEvent[] = [];

/** The events of a type that stand, by token: the same list from snapshot to snapshot while they are the same. */
export const eventsOfType = (match: LiveMatch, type: LiveEventType): readonly StandingEvent[] =>
  byType(match).get(type) ?? none;

/** The timers that begin and end match and periods: a few a match, whatever its length. */
export const milestonesOf = derived(
  (match) => [eventsOfType(match, 'timer')],
  (match): readonly StandingEvent[] =>
    eventsOfType(match, 'timer').filter(
      ({ event }) =>
        event.type === 'timer' &&
        (event.action === 'matchStart' ||
          event.action === 'matchEnd' ||
          event.action === 'periodStart' ||
          event.action === 'periodEnd'),
    ),
);
