import { first, list } from '../decode/body.ts';
import { type PersonTournament, PersonTournamentRow } from '../league/player/personTournament.ts';
import { RosterRow } from '../league/player/roster.ts';
import { PresentationParameterRow } from '../league/standings/presentationParameter.ts';
import { StandingsRow } from '../league/standings/standingsRow.ts';
import { tableWithout } from '../league/standings/tableWithout.ts';
import { TransferRow } from '../league/transfer/transfer.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import {
  everybody,
  leagueTies,
  ofEachRow,
  ofLeague,
  ofMember,
  ofTeam,
  wholeIfPublished,
} from './publicationRule.ts';

/** The columns that a league shows in its standings. */
export const standingsSettings = endpoint('POST ta/TournamentStandings/Settings/{tournamentId}', {
  body: list(PresentationParameterRow, { names: ['presentationSettings'] }),
  lifetime: lifetimes.settings,
  publication: ofLeague('standings'),
  viewed: 'nothing',
});

/** A league's standings, in the federation's order. A 200 may hold `{"errorMessage"}` (wire-format §2). */
export const standingsOfLeague = endpoint('POST ta/TournamentStandings/?tournamentId={tournamentId}', {
  body: list(StandingsRow, { names: ['rows', 'standings'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('standings'),
  viewed:
    ({ aheadIn }) =>
    (answer, { tournamentId }) => {
      const ahead = aheadIn(tournamentId);
      return ahead.length === 0 ? answer : { ...answer, rows: tableWithout(answer.rows, ahead) };
    },
});

/** A team's roster. */
export const rosterOfTeam = endpoint('POST ta/TeamMembers/{teamId}', {
  body: list(RosterRow, { names: ['members'] }),
  lifetime: lifetimes.register,
  publication: ofTeam,
  viewed: 'nothing',
});

/** A team member as the player's page shows them; null when they are not on the team. */
export const playerInfo = endpoint('POST ta/TeamMembers/{orgId}?personId={personId}', {
  body: first(RosterRow, ['members']),
  lifetime: lifetimes.register,
  publication: ofMember,
  viewed: 'nothing',
});

/** Every league in which a person has played. */
export const tournamentsOfPerson = endpoint('POST ta/Tournament/AllForPerson?personId={personId}', {
  body: list(PersonTournamentRow, { names: ['tournaments', 'tournamentsInSeason'] }),
  lifetime: lifetimes.register,
  publication: ofEachRow(
    (row: PersonTournament) => leagueTies(row, null),
    wholeIfPublished('matches', 'teams'),
  ),
  viewed: 'nothing',
});

/** The public transfers of a federation since a day, which the path writes in US order. */
export const transfers = endpoint(
  'POST activity/Transfers/?onlyPublic=true&sfOrgId={transfersOrgId}&date={since}',
  {
    body: list(TransferRow, { names: ['transfers'], keyOf: ({ transferId }) => transferId }),
    lifetime: lifetimes.register,
    publication: everybody,
    viewed: 'nothing',
  },
);
