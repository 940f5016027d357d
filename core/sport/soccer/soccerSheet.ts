import type { PersonId } from '../../ids.ts';
import type { IncidentPerson } from '../../league/incident/incident.ts';
import type { TimelineIncident } from '../../league/match/incidentTimeline.ts';
import type { Side } from '../../side.ts';

/** A player's figures in a corporate match. */
export interface SoccerSheetLine
  extends Pick<IncidentPerson, 'personId' | 'orgId' | 'firstName' | 'lastName'> {
  readonly side: Side;
  readonly goals: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

const figures = { goal: 'goals', yellowCard: 'yellowCards', redCard: 'redCards' } as const;

const countedAs = (kind: TimelineIncident['kind']): 'goals' | 'yellowCards' | 'redCards' | null =>
  kind === 'goal' || kind === 'yellowCard' || kind === 'redCard' ? figures[kind] : null;

const newLine = ({ personId, orgId, firstName, lastName }: IncidentPerson, side: Side): SoccerSheetLine => ({
  personId,
  orgId,
  side,
  firstName,
  lastName,
  goals: 0,
  yellowCards: 0,
  redCards: 0,
});

/**
 * The players with goals and cards, by a match's incidents (specification §2, "Corporate"): most goals first, then fewest
 * cards. Own goals do not count.
 */
export const soccerSheetOf = (timeline: readonly TimelineIncident[]): readonly SoccerSheetLine[] => {
  const lines = new Map<PersonId, SoccerSheetLine>();
  for (const { incident, kind } of timeline) {
    const figure = countedAs(kind);
    const [person] = incident.people;
    if (figure === null || person === undefined || incident.side === null) continue;
    const line = lines.get(person.personId) ?? newLine(person, incident.side);
    lines.set(person.personId, { ...line, [figure]: line[figure] + 1 });
  }
  return [...lines.values()].toSorted(
    (a, b) => b.goals - a.goals || a.redCards - b.redCards || a.yellowCards - b.yellowCards,
  );
};
