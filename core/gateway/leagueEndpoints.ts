import { first, list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { type PersonTournament, PersonTournamentRow } from '../league/player/personTournament.ts';
import { type RosterMember, RosterRow } from '../league/player/roster.ts';
import {
  type PresentationParameter,
  PresentationParameterRow,
} from '../league/standings/presentationParameter.ts';
import { StandingsRow } from '../league/standings/standingsRow.ts';
import { type Transfer, TransferRow } from '../league/transfer/transfer.ts';
import { type SoccerPlayer, SoccerPlayerRow } from '../sport/soccer/soccerPlayer.ts';
import type { CivilDate } from '../time/civilDate.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric, usDate } from './parameter.ts';
import {
  everybody,
  leagueTies,
  ofEachRow,
  ofLeague,
  ofMember,
  ofTeam,
  wholeWhere,
} from './publicationRule.ts';

/** The columns that a league shows in its standings. */
export const standingsSettings: Endpoint<
  { tournamentId: TournamentId },
  Rows<PresentationParameter>
> = endpoint({
  method: 'POST',
  path: 'ta/TournamentStandings/Settings/{tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(PresentationParameterRow, { names: ['presentationSettings'] }),
  lifetime: lifetimes.settings,
  publication: ofLeague('standings'),
});

/** A league's standings, in the federation's order. It may answer 200 with `{"errorMessage"}` (wire-format §2). */
export const standingsOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<StandingsRow>> = endpoint({
  method: 'POST',
  path: 'ta/TournamentStandings/?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(StandingsRow, { names: ['rows', 'standings'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('standings'),
});

/** A team's roster. */
export const rosterOfTeam: Endpoint<{ teamId: TeamId }, Rows<RosterMember>> = endpoint({
  method: 'POST',
  path: 'ta/TeamMembers/{teamId}',
  parameters: { teamId: numeric(TeamId) },
  body: list(RosterRow, { names: ['members'] }),
  lifetime: lifetimes.register,
  publication: ofTeam,
});

/** What a player's page says of a player; null when the team does not know them. */
export const playerInfo: Endpoint<{ orgId: OrgId; personId: PersonId }, RosterMember | null> = endpoint({
  method: 'POST',
  path: 'ta/TeamMembers/{orgId}?personId={personId}',
  parameters: { orgId: numeric(OrgId), personId: numeric(PersonId) },
  body: first(RosterRow),
  lifetime: lifetimes.register,
  publication: ofMember,
});

/** Every league in which a person has played. */
export const tournamentsOfPerson: Endpoint<{ personId: PersonId }, Rows<PersonTournament>> = endpoint({
  method: 'POST',
  path: 'ta/Tournament/AllForPerson?personId={personId}',
  parameters: { personId: numeric(PersonId) },
  body: list(PersonTournamentRow, { names: ['tournaments', 'tournamentsInSeason'] }),
  lifetime: lifetimes.register,
  publication: ofEachRow((row: PersonTournament) => leagueTies(row, null), wholeWhere('matches')),
});

/** The public transfers of a federation since a day, in US order like the fixture list's. */
export const transfers: Endpoint<{ orgId: OrgId; since: CivilDate }, Rows<Transfer>> = endpoint({
  method: 'POST',
  path: 'activity/Transfers/?onlyPublic=true&sfOrgId={orgId}&date={since}',
  parameters: { orgId: numeric(OrgId), since: usDate },
  body: list(TransferRow, { names: ['transfers'], keyOf: ({ transferId }) => transferId }),
  lifetime: lifetimes.register,
  publication: everybody,
});

/** The players of a league of the corporate variant, with goals and cards. */
export const soccerPlayers: Endpoint<{ tournamentId: TournamentId }, Rows<SoccerPlayer>> = endpoint({
  method: 'POST',
  path: 'corpsports/soccer/BestPlayers/{tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(SoccerPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});
