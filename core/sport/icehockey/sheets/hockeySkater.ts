import { OptionalDate, OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import {
  Count,
  OptionalNumber,
  optionalId,
  requiredId,
  Share,
  ShirtNumber,
} from '../../../decode/rowCodecs.ts';
import { MatchId, PersonId, TeamId, TournamentId } from '../../../ids.ts';
import { nameFields } from '../../../league/player/person.ts';

const counts = {
  goals: field('goalsScored', Count),
  assists: field('assists', Count),
  /** Goals and assists (`pts` on the wire). */
  points: field('pts', Count),
  /** `points` on the wire (wire-format §3). */
  plusMinus: field('points', Count),
  penaltyMinutes: field('pim', Count),
  powerPlayGoals: field('powerPlayGoals', Count),
  powerPlayAssists: field(['powerPlayGoalAssists', 'powerPlayAssists'], Count),
  shortHandedGoals: field(['shortHandGoals', 'shortHandedGoals'], Count),
  shortHandedAssists: field(['shortHandGoalAssists', 'shortHandedGoalAssists'], Count),
  gameWinningGoals: field(['gwg', 'gameWinningGoals'], Count),
  shots: field('shots', Count),
  faceoffs: field('faceOffs', Count),
};

/** A hockey player's figures of a game, a season or a career (specification §3). */
export type HockeySkaterCounts = ModelOf<typeof counts>;

const line = {
  ...counts,
  /** Goals per shot, 0 to 1; null when not sent. */
  shootingShare: field('shotsPct', Share),
  /** Face-offs won, 0 to 1; null when none were taken. */
  faceoffShare: field(['faceoffsWinPct', 'faceoffs_WinPct'], Share),
  gamesPlayed: field(['gamePlayed', 'gamesPlayed'], Count),
  minutesPlayed: field('minutesPlayed', Count),
  secondsPlayed: field('secondsPlayed', OptionalNumber),
};

/** Their names. */
export const skaterCounts = Object.keys(counts) as readonly (keyof HockeySkaterCounts)[];

/** A hockey player's figures and shares of a game or a season (specification §3). */
export type HockeySkaterLine = ModelOf<typeof line>;

/** A row of `icehockey/Player` and of `icehockey/Goalie`. */
export const HockeyPlayerGameRow = entity('hockey player game', {
  ...line,
  /** Null when not sent; the game then has no link. */
  matchId: field('matchId', optionalId(MatchId)),
  date: field('matchDate', OptionalDate),
  homeTeam: field('homeTeamName', OptionalText),
  awayTeam: field('awayTeamName', OptionalText),
  tournamentId: field('tournamentId', optionalId(TournamentId)),
  tournamentName: field('tournamentName', OptionalText),
  teamName: field(['teamName', 'orgName'], OptionalText),
  goalsAgainst: field(['goalsAgainst', 'ga'], OptionalNumber),
  saves: field(['sv', 'saves'], OptionalNumber),
});

/** A game or league on a player's page; a goalkeeper's rows have goals against, shots and saves. */
export type HockeyPlayerGame = ModelOf<typeof HockeyPlayerGameRow>;

/** A row of `icehockey/TournamentPlayers`. */
export const HockeySeasonPlayerRow = entity('hockey season player', {
  ...line,
  personId: field('personId', requiredId(PersonId)),
  teamId: field(['teamOrgId', 'orgId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  ...nameFields,
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  position: field(['position', 'memberType'], OptionalText),
});

/** A player's season in a league, one row per team (wire-format §3). */
export type HockeySeasonPlayer = ModelOf<typeof HockeySeasonPlayerRow>;
