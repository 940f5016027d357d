import { type PositionGroup, positionGroups } from '../rules/positionGroup.ts';
import type { SportRules } from '../rules/sportRules.ts';
import { roundTo } from './percentage.ts';
import { byShirtNumber } from './person.ts';
import { playersOf, type RosterMember } from './roster.ts';

const keyOf = (position: string | null): string => (position ?? '').trim().toLowerCase();

type Positions = Pick<SportRules, 'positions'>;

/** The group of a position; null for an unknown position. */
export const positionGroupOf = ({ positions }: Positions, position: string | null): PositionGroup | null =>
  Object.hasOwn(positions, keyOf(position)) ? (positions[keyOf(position)] ?? null) : null;

const placeOf = ({ positions }: Positions, position: string | null): number => {
  const place = Object.keys(positions).indexOf(keyOf(position));
  return place === -1 ? Number.MAX_SAFE_INTEGER : place;
};

const groupPlace = (sport: Positions, position: string | null): number => {
  const group = positionGroupOf(sport, position);
  return group === null ? positionGroups.length : positionGroups.indexOf(group);
};

/** Puts hockey's first goalie before the reserve; other positions have no rank within their group. */
const rankOf = (sport: Positions, position: string | null): number =>
  positionGroupOf(sport, position) === 'goalies' ? placeOf(sport, position) : 0;

/** The players of a roster as a team sheet lists them: by group, then by shirt number. */
export const inSquadOrder = (sport: Positions, members: readonly RosterMember[]): readonly RosterMember[] =>
  playersOf(members).toSorted(
    (a, b) =>
      groupPlace(sport, a.position) - groupPlace(sport, b.position) ||
      rankOf(sport, a.position) - rankOf(sport, b.position) ||
      byShirtNumber(a, b),
  );

/** Coaches and helpers: the members who are not players. */
export const supportOf = (members: readonly RosterMember[]): readonly RosterMember[] => {
  const players = new Set(playersOf(members));
  return members.filter((member) => !players.has(member));
};

/** Averages of a squad over the members whose facts are known. */
export interface SquadFacts {
  readonly players: number;
  /** Years, one decimal, by year of birth alone (reading 25); null if unknown. */
  readonly averageAge: number | null;
  /** Whole centimetres; null if unknown. */
  readonly averageHeight: number | null;
}

const average = (values: readonly number[], decimals: number): number | null =>
  values.length === 0
    ? null
    : roundTo(values.reduce((sum, value) => sum + value, 0) / values.length, decimals);

const known = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value) => value !== null);

/** A squad's size, and its average age and height in a year. */
export const squadFacts = (players: readonly RosterMember[], year: number): SquadFacts => ({
  players: players.length,
  averageAge: average(
    known(players.map(({ born }) => born)).map((born) => year - born),
    1,
  ),
  averageHeight: average(known(players.map(({ height }) => height)), 0),
});
