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
} from '../league/basketballLine.ts';
import { type VolleyballMatchPlayer, VolleyballMatchPlayerRow } from '../league/volleyballMatchPlayer.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { numeric, optional } from './parameter.ts';

/** What every player did in a basketball match. */
export const basketballMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<BasketballPlayer>> = endpoint(
  'POST',
  'basketball/match/Players/{matchId}',
  { matchId: numeric(MatchId) },
  list(BasketballMatchPlayerRow, 'players'),
);

/** What every player did in a volleyball match. */
export const volleyballMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<VolleyballMatchPlayer>> = endpoint(
  'POST',
  'volleyball/match/Players/{matchId}',
  { matchId: numeric(MatchId) },
  list(VolleyballMatchPlayerRow, 'players'),
);

/** The players of a basketball league, or one of them. */
export const basketballSeasonPlayers: Endpoint<
  { tournamentId: TournamentId; personId: PersonId | null },
  Rows<BasketballSeasonPlayer>
> = endpoint(
  'POST',
  'basketball/tournament/players/{tournamentId}?personId={personId}',
  { tournamentId: numeric(TournamentId), personId: optional(numeric(PersonId)) },
  list(BasketballSeasonPlayerRow, 'players'),
);

/** The teams of a basketball league. */
export const basketballTeams: Endpoint<{ tournamentId: TournamentId }, Rows<BasketballTeam>> = endpoint(
  'POST',
  'basketball/tournament/teams/{tournamentId}',
  { tournamentId: numeric(TournamentId) },
  list(BasketballTeamRow, 'teams'),
);
