import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, PersonId, TournamentId } from '../ids.ts';
import {
  BasketballMatchPlayerRow,
  type BasketballPlayer,
  type BasketballSeasonPlayer,
  BasketballSeasonPlayerRow,
  type BasketballTeam,
  BasketballTeamRow,
} from '../sport/basketball/sheets/basketballLine.ts';
import {
  type HandballMatchPlayer,
  HandballMatchPlayerRow,
  type HandballSeasonPlayer,
  HandballSeasonPlayerRow,
} from '../sport/handball/handballPlayer.ts';
import {
  type VolleyballMatchPlayer,
  VolleyballMatchPlayerRow,
} from '../sport/volleyball/volleyballMatchPlayer.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric, optional } from './parameter.ts';
import { ofLeague, ofMatch } from './publicationRule.ts';

/** What every player did in a basketball match. */
export const basketballMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<BasketballPlayer>> = endpoint({
  method: 'POST',
  path: 'basketball/match/Players/{matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: list(BasketballMatchPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** What every player did in a handball match. */
export const handballMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<HandballMatchPlayer>> = endpoint({
  method: 'POST',
  path: 'handball/match/Players/{matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: list(HandballMatchPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** The players of a handball league, or one of them. */
export const handballSeasonPlayers: Endpoint<
  { tournamentId: TournamentId; personId: PersonId | null },
  Rows<HandballSeasonPlayer>
> = endpoint({
  method: 'POST',
  path: 'handball/tournament/players/{tournamentId}?personId={personId}',
  parameters: { tournamentId: numeric(TournamentId), personId: optional(numeric(PersonId)) },
  body: list(HandballSeasonPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});

/** What every player did in a volleyball match. */
export const volleyballMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<VolleyballMatchPlayer>> = endpoint({
  method: 'POST',
  path: 'volleyball/match/Players/{matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: list(VolleyballMatchPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** The players of a basketball league, or one of them. */
export const basketballSeasonPlayers: Endpoint<
  { tournamentId: TournamentId; personId: PersonId | null },
  Rows<BasketballSeasonPlayer>
> = endpoint({
  method: 'POST',
  path: 'basketball/tournament/players/{tournamentId}?personId={personId}',
  parameters: { tournamentId: numeric(TournamentId), personId: optional(numeric(PersonId)) },
  body: list(BasketballSeasonPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});

/** The teams of a basketball league. */
export const basketballTeams: Endpoint<{ tournamentId: TournamentId }, Rows<BasketballTeam>> = endpoint({
  method: 'POST',
  path: 'basketball/tournament/teams/{tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(BasketballTeamRow, { names: ['teams'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});
