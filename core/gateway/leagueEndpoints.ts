import { type Body, first, list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { OrgId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { type PersonTournament, PersonTournamentRow } from '../league/personTournament.ts';
import { type PresentationParameter, PresentationParameterRow } from '../league/presentationParameter.ts';
import { type RosterMember, RosterRow } from '../league/roster.ts';
import { type SoccerPlayer, SoccerPlayerRow } from '../league/soccerPlayer.ts';
import { StandingsRow } from '../league/standingsRow.ts';
import { type Transfer, TransferRow } from '../league/transfer.ts';
import type { CivilDate } from '../time/civilDate.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { numeric, usDate } from './parameter.ts';

/** The columns that a league shows in its standings. */
export const standingsSettings: Endpoint<
  { tournamentId: TournamentId },
  Rows<PresentationParameter>
> = endpoint(
  'POST',
  'ta/TournamentStandings/Settings/{tournamentId}',
  { tournamentId: numeric(TournamentId) },
  list(PresentationParameterRow, 'presentationSettings'),
);

const standingsBody: Body<Rows<StandingsRow>> = list(StandingsRow, 'rows', 'standings');

/** A league's standings, in the federation's order. It may answer 200 with `{"errorMessage"}` (wire-format §2). */
export const standingsOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<StandingsRow>> = endpoint(
  'POST',
  'ta/TournamentStandings/?tournamentId={tournamentId}',
  { tournamentId: numeric(TournamentId) },
  standingsBody,
);

/** A team's roster. */
export const rosterOfTeam: Endpoint<{ teamId: TeamId }, Rows<RosterMember>> = endpoint(
  'POST',
  'ta/TeamMembers/{teamId}',
  { teamId: numeric(TeamId) },
  list(RosterRow, 'members'),
);

/** What a player's page says of a player; null when the team does not know them. */
export const playerInfo: Endpoint<{ orgId: OrgId; personId: PersonId }, RosterMember | null> = endpoint(
  'POST',
  'ta/TeamMembers/{orgId}?personId={personId}',
  { orgId: numeric(OrgId), personId: numeric(PersonId) },
  first(RosterRow),
);

/** Every league in which a person has played. */
export const tournamentsOfPerson: Endpoint<{ personId: PersonId }, Rows<PersonTournament>> = endpoint(
  'POST',
  'ta/Tournament/AllForPerson?personId={personId}',
  { personId: numeric(PersonId) },
  list(PersonTournamentRow, 'tournaments', 'tournamentsInSeason'),
);

/** The public transfers of a federation since a day, in US order like the fixture list's. */
export const transfers: Endpoint<{ orgId: OrgId; since: CivilDate }, Rows<Transfer>> = endpoint(
  'POST',
  'activity/Transfers/?onlyPublic=true&sfOrgId={orgId}&date={since}',
  { orgId: numeric(OrgId), since: usDate },
  list(TransferRow, 'transfers'),
);

/** The players of a league of the corporate variant, with goals and cards. */
export const soccerPlayers: Endpoint<{ tournamentId: TournamentId }, Rows<SoccerPlayer>> = endpoint(
  'POST',
  'corpsports/soccer/BestPlayers/{tournamentId}',
  { tournamentId: numeric(TournamentId) },
  list(SoccerPlayerRow, 'players'),
);
