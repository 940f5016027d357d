import {
  BasketballMatchPlayerRow,
  BasketballSeasonPlayerRow,
  BasketballTeamRow,
} from '../sport/basketball/sheets/basketballLine.ts';
import { HandballMatchPlayerRow, HandballSeasonPlayerRow } from '../sport/handball/handballPlayer.ts';
import { SoccerPlayerRow } from '../sport/soccer/soccerPlayer.ts';
import { VolleyballMatchPlayerRow } from '../sport/volleyball/volleyballMatchPlayer.ts';
import { endpoint } from './endpoint.ts';
import { leagueSheet, matchSheet, teamSheet } from './sheetForms.ts';

const ofTeam = ({ teamId }: { readonly teamId: number | null }): number | null => teamId;

/** Each player's statistics of a basketball match. */
export const basketballMatchPlayers = endpoint(
  'POST basketball/match/Players/{matchId}',
  matchSheet(BasketballMatchPlayerRow, 'players'),
);

/** Each player's statistics of a handball match. */
export const handballMatchPlayers = endpoint(
  'POST handball/match/Players/{matchId}',
  matchSheet(HandballMatchPlayerRow, 'players'),
);

/** The players of a handball league, or one of them. */
export const handballSeasonPlayers = endpoint(
  'POST handball/tournament/players/{tournamentId}?personId={personId?}',
  leagueSheet(HandballSeasonPlayerRow, 'players', ofTeam),
);

/** Each player's statistics of a volleyball match. */
export const volleyballMatchPlayers = endpoint(
  'POST volleyball/match/Players/{matchId}',
  matchSheet(VolleyballMatchPlayerRow, 'players'),
);

/** The players of a basketball league, or one of them. */
export const basketballSeasonPlayers = endpoint(
  'POST basketball/tournament/players/{tournamentId}?personId={personId?}',
  leagueSheet(BasketballSeasonPlayerRow, 'players', ofTeam),
);

/** The teams of a basketball league. */
export const basketballTeams = endpoint(
  'POST basketball/tournament/teams/{tournamentId}',
  teamSheet(BasketballTeamRow, 'teams', ofTeam),
);

/** The players of a corporate league, with goals and cards. */
export const soccerPlayers = endpoint(
  'POST corpsports/soccer/BestPlayers/{tournamentId}',
  leagueSheet(SoccerPlayerRow, 'players', ofTeam),
);
