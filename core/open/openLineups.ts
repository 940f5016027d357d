import * as t from 'io-ts';
import type { Match } from '../league/match/match.ts';
import { byShirtNumber } from '../league/player/person.ts';
import { isGoaliePosition, type MatchTeamMember, playersOf } from '../league/player/roster.ts';
import { supportOf } from '../league/player/squad.ts';
import { detailsOf } from '../live/lineup/details.ts';
import type { LiveMatch } from '../live/match.ts';
import type { Member } from '../live/wire/matchData.ts';
import { type BySide, bySide, sides } from '../side.ts';
import { maybe, shape } from './shape.ts';

/** A member by name, number and role: no date of birth, no address (reading 25). */
const OpenMember = shape('Member', {
  id: [t.number, "The person's number at the federation."],
  firstName: [maybe(t.string), 'First name.'],
  lastName: [maybe(t.string), 'Last name.'],
  shirtNumber: [maybe(t.string), 'The number on the shirt; `0` is one.'],
  position: [maybe(t.string), 'The position, as the federation writes it.'],
  isGoalkeeper: [t.boolean, 'Whether they are a goalkeeper.'],
  isCaptain: [t.boolean, 'Whether they are the captain.'],
});

const OpenLineup = shape('Lineup', {
  players: [t.readonlyArray(OpenMember), 'The players including goalkeepers, by shirt number.'],
  coaches: [t.readonlyArray(OpenMember), 'Coaches and helpers.'],
});

/** Both teams' lineups, as the open data has them. */
export const OpenLineups = shape('Lineups', {
  home: [OpenLineup, 'Of the home team.'],
  away: [OpenLineup, 'Of the away team.'],
});

type OpenMember = t.TypeOf<typeof OpenMember>;
type OpenLineup = t.TypeOf<typeof OpenLineup>;

const sorted = (members: readonly OpenMember[]): readonly OpenMember[] => members.toSorted(byShirtNumber);

const fromLog = (live: LiveMatch): BySide<OpenLineup> => {
  const { roster, goalies, coaches } = detailsOf(live);
  return bySide((side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    const member = ({ id, firstName, lastName, shirtNo, positionName, isCaptain }: Member): OpenMember => ({
      id,
      firstName,
      lastName,
      shirtNumber: shirtNo === null ? null : String(shirtNo),
      position: positionName,
      isGoalkeeper: keepers.has(id),
      isCaptain,
    });
    return { players: sorted(roster[side].map(member)), coaches: coaches[side].map(member) };
  });
};

const listedMember = (one: MatchTeamMember): OpenMember => ({
  id: one.personId,
  firstName: one.firstName,
  lastName: one.lastName,
  shirtNumber: one.shirtNumber,
  position: one.position,
  isGoalkeeper: isGoaliePosition(one.position),
  isCaptain: one.isCaptain,
});

const fromSheet = ({ teams }: Match, members: readonly MatchTeamMember[]): BySide<OpenLineup> =>
  bySide((side) => {
    const own = members.filter(({ teamId }) => teamId !== null && teamId === teams[side].teamId);
    const isSupport = new Set<unknown>(supportOf(own));
    return {
      players: sorted(playersOf(own).map(listedMember)),
      coaches: own.filter((one) => isSupport.has(one)).map(listedMember),
    };
  });

const isEmpty = (lineups: BySide<OpenLineup>): boolean =>
  sides.every((side) => lineups[side].players.length + lineups[side].coaches.length === 0);

/** The lineups of the log, else of the federation's sheet; null where neither names anyone. */
export const openLineups = (
  match: Match,
  live: LiveMatch | null,
  members: readonly MatchTeamMember[],
): BySide<OpenLineup> | null => {
  const logged = live === null ? null : fromLog(live);
  const lineups = logged === null || isEmpty(logged) ? fromSheet(match, members) : logged;
  return isEmpty(lineups) ? null : lineups;
};
