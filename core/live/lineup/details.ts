import type { PersonId } from '../../ids.ts';
import { type BySide, bySide, type Side, sides } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import type { LiveMatch } from '../match.ts';
import { derived, type Inputs } from '../reading.ts';
import type { MatchData, Member, Referee } from '../wire/matchData.ts';

/** A match's people, place and time, by MatchData. */
export interface MatchDetails
  extends Pick<MatchData, 'teamName' | 'teamId' | 'tournamentName' | 'arena' | 'startTime' | 'attendance'> {
  /** Everybody on the roster, goalies included. */
  readonly roster: BySide<readonly Member[]>;
  readonly goalies: BySide<readonly Member[]>;
  readonly coaches: BySide<readonly Member[]>;
  readonly referees: readonly Referee[];
  readonly periods: readonly Period[];
  readonly persons: ReadonlyMap<PersonId, Person>;
  /** The players on both rosters. */
  readonly onBothSides: ReadonlySet<PersonId>;
}

/** A person of the match: a player or goalie, or else a coach. */
export interface Person {
  readonly side: Side;
  readonly member: Member;
  readonly isGoalie: boolean;
}

/** Whether a player is a goalie; MatchData lists goalies among goalies, players or both (recordings.md). */
const isGoaliePosition = ({ positionId, positionName }: Member): boolean =>
  positionId === 20 || positionName === 'G' || (positionName?.startsWith('GK') ?? false);

const inputs = (match: LiveMatch): Inputs => [match.data, periodsOf(match)];

/** The details of a match. */
export const detailsOf = derived(inputs, (match: LiveMatch): MatchDetails => {
  const { data } = match;
  const goalies = bySide((side) => {
    const listed = data.goalies[side] ?? [];
    const among = (data.players[side] ?? []).filter(
      (player) => isGoaliePosition(player) && !listed.some(({ id }) => id === player.id),
    );
    return [...listed, ...among];
  });
  const roster = bySide((side) => {
    const players = data.players[side] ?? [];
    const known = new Set(players.map(({ id }) => id));
    return [...players, ...goalies[side].filter(({ id }) => !known.has(id))];
  });
  const coaches = bySide((side) => data.coaches[side] ?? []);
  const persons = new Map<PersonId, Person>();
  for (const side of sides) {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    for (const member of coaches[side]) persons.set(member.id, { side, member, isGoalie: false });
    for (const member of roster[side])
      persons.set(member.id, { side, member, isGoalie: keepers.has(member.id) });
  }
  return {
    teamName: data.teamName,
    teamId: data.teamId,
    roster,
    goalies,
    coaches,
    referees: data.referees ?? [],
    tournamentName: data.tournamentName,
    arena: data.arena,
    startTime: data.startTime,
    attendance: data.attendance,
    periods: periodsOf(match),
    persons,
    onBothSides: new Set(
      roster.home.flatMap(({ id }) => (roster.away.some((one) => one.id === id) ? [id] : [])),
    ),
  };
});

/** A person's name, such as `Ola Nordmann`; null when unknown. */
export const playerName = (details: MatchDetails, id: PersonId | null): string | null => {
  const member = id === null ? undefined : details.persons.get(id)?.member;
  if (member === undefined) return null;
  const name = [member.firstName, member.lastName].filter((part) => part !== null).join(' ');
  return name === '' ? null : name;
};

/** A person's shirt number, which may be 0; null when unknown. */
export const shirtNumber = (details: MatchDetails, id: PersonId | null): number | null =>
  id === null ? null : (details.persons.get(id)?.member.shirtNo ?? null);

/** A person's side; null for one on neither roster, and for one on both, whose side each event says. */
export const sideOfPerson = (details: MatchDetails, id: PersonId): Side | null =>
  details.onBothSides.has(id) ? null : (details.persons.get(id)?.side ?? null);
