import { OptionalDate, OptionalText } from '../../../decode/codecs.ts';
import { entity, field } from '../../../decode/entity.ts';
import {
  Count,
  OptionalNumber,
  optionalId,
  requiredId,
  Share,
  ShirtNumber,
} from '../../../decode/rowCodecs.ts';
import { MatchId, PersonId, TeamId, TournamentId } from '../../../ids.ts';
import type { CivilDate } from '../../../time/civilDate.ts';

/** What is counted of a hockey player, whatever the span: a game, a season, a career (specification §3). */
export interface HockeySkaterCounts {
  readonly goals: number;
  readonly assists: number;
  /** Goals and assists (`pts` on the wire). */
  readonly points: number;
  /** `points` on the wire (wire-format §3). */
  readonly plusMinus: number;
  readonly penaltyMinutes: number;
  readonly powerPlayGoals: number;
  readonly powerPlayAssists: number;
  readonly shortHandedGoals: number;
  readonly shortHandedAssists: number;
  readonly gameWinningGoals: number;
  readonly shots: number;
  readonly faceoffs: number;
}

/** A hockey player's counting columns, of one game or a season (specification §3). */
export interface HockeySkaterLine extends HockeySkaterCounts {
  /** Goals per shot, 0 to 1; null when not sent. */
  readonly shootingShare: number | null;
  /** Face-offs won, 0 to 1; null when none were taken. */
  readonly faceoffShare: number | null;
  readonly gamesPlayed: number;
  readonly minutesPlayed: number;
  readonly secondsPlayed: number | null;
}

const line = {
  goals: field('goalsScored', Count),
  assists: field('assists', Count),
  points: field('pts', Count),
  plusMinus: field('points', Count),
  penaltyMinutes: field('pim', Count),
  powerPlayGoals: field('powerPlayGoals', Count),
  powerPlayAssists: field(['powerPlayGoalAssists', 'powerPlayAssists'], Count),
  shortHandedGoals: field(['shortHandGoals', 'shortHandedGoals'], Count),
  shortHandedAssists: field(['shortHandGoalAssists', 'shortHandedGoalAssists'], Count),
  gameWinningGoals: field(['gwg', 'gameWinningGoals'], Count),
  shots: field('shots', Count),
  shootingShare: field('shotsPct', Share),
  faceoffs: field('faceOffs', Count),
  faceoffShare: field(['faceoffsWinPct', 'faceoffs_WinPct'], Share),
  gamesPlayed: field(['gamePlayed', 'gamesPlayed'], Count),
  minutesPlayed: field('minutesPlayed', Count),
  secondsPlayed: field('secondsPlayed', OptionalNumber),
};

/** One game, or one league, of a player's page; a goalkeeper's rows have goals against, shots and saves. */
export interface HockeyPlayerGame extends HockeySkaterLine {
  /** Null where the federation does not tell it: the game then leads nowhere. */
  readonly matchId: MatchId | null;
  readonly date: CivilDate | null;
  readonly homeTeam: string | null;
  readonly awayTeam: string | null;
  readonly tournamentId: TournamentId | null;
  readonly tournamentName: string | null;
  readonly teamName: string | null;
  readonly goalsAgainst: number | null;
  readonly saves: number | null;
}

/** A row of `icehockey/Player` and of `icehockey/Goalie`. */
export const HockeyPlayerGameRow = entity<HockeyPlayerGame>('hockey player game', {
  ...line,
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

/** A player's season in a league. The same person occurs once per team (wire-format §3): see `seasonPlayerKey`. */
export interface HockeySeasonPlayer extends HockeySkaterLine {
  readonly personId: PersonId;
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly shirtNumber: string | null;
  readonly position: string | null;
}

/** A row of `icehockey/TournamentPlayers`. */
export const HockeySeasonPlayerRow = entity<HockeySeasonPlayer>('hockey season player', {
  ...line,
  personId: field('personId', requiredId(PersonId)),
  teamId: field(['teamOrgId', 'orgId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  firstName: field('firstName', OptionalText),
  lastName: field('lastName', OptionalText),
  shirtNumber: field(['shirtNo', 'number'], ShirtNumber),
  position: field(['position', 'memberType'], OptionalText),
});

/** What a season's rows are told apart by: person and team together. */
export const seasonPlayerKey = ({ personId, teamId }: HockeySeasonPlayer): string =>
  `${personId} ${teamId ?? ''}`;
