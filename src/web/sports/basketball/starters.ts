import type { PersonId } from '@kampdag/core/ids';
import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import type { Side } from '@kampdag/core/side';
import { eventPeople } from '../../match/plays/eventView.ts';

const onCourt = 5;

/**
 * A side's starters: those who appear in the first period before being substituted in; empty unless exactly five, as without
 * reported substitutions.
 */
export const startersOf = (story: readonly TimelineIncident[], side: Side): ReadonlySet<PersonId> => {
  const began = new Set<PersonId>();
  const cameIn = new Set<PersonId>();
  const own = story.filter((one) => one.incident.side === side);
  if (!own.some(({ kind }) => kind === 'substitution')) return began;
  for (const event of own) {
    if (event.place?.kind !== 'regulation' || event.place.number !== 1) continue;
    for (const { person, direction } of eventPeople(event)) {
      if (direction === 'in') cameIn.add(person.personId);
      else if (!cameIn.has(person.personId)) began.add(person.personId);
    }
  }
  return began.size === onCourt ? began : new Set();
};
