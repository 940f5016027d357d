import type { LiveEvent } from './event.ts';
import type { Timer } from './events/clockEvents.ts';
import type { CurrentEvent } from './log/currentEvent.ts';
import { eventsOf, type LiveMatch } from './match.ts';
import { derived, isSame } from './reading.ts';

type ByType = ReadonlyMap<string, readonly CurrentEvent[]>;

const byType = derived(
  (match) => [eventsOf(match)],
  (match, last: ByType | null): ByType => {
    const lists = new Map<string, CurrentEvent[]>();
    for (const current of eventsOf(match)) {
      const list = lists.get(current.event.type);
      if (list === undefined) lists.set(current.event.type, [current]);
      else list.push(current);
    }
    return new Map(
      [...lists].map(([type, list]) => {
        const before = last?.get(type);
        return [type, before !== undefined && isSame(before, list) ? before : list];
      }),
    );
  },
);

const none: readonly CurrentEvent[] = [];

/**
 * The current events of a type, by token; the same list across snapshots while it does not change:
 * `eventsOfType<Timer>(match, 'timer')`.
 */
export const eventsOfType = <E extends LiveEvent = LiveEvent>(
  match: LiveMatch,
  type: E['type'],
): readonly CurrentEvent<E>[] =>
  // The list of a type holds no others.
  (byType(match).get(type) ?? none) as readonly CurrentEvent<E>[];

/** The timers that start and end the match and its periods. */
export const milestonesOf = derived(
  (match) => [eventsOfType<Timer>(match, 'timer')],
  (match): readonly CurrentEvent<Timer>[] =>
    eventsOfType<Timer>(match, 'timer').filter(({ event: { action } }) =>
      ['matchStart', 'matchEnd', 'periodStart', 'periodEnd'].includes(action),
    ),
);
