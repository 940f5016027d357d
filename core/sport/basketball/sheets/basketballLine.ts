import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field } from '../../../decode/entity.ts';
import { Count, KnownMeasure, OptionalNumber, optionalId } from '../../../decode/rowCodecs.ts';
import { OrgId } from '../../../ids.ts';
import { type BallPlayer, ballPlayer } from '../../../league/player/ballPlayer.ts';

/** The counting columns of basketball, of a player or a team, in a match or over a season (specification §3). */
export interface BasketballLine {
  /** Seconds of play; 0 when only simple reporting was done. */
  readonly seconds: number;
  readonly points: number;
  readonly fouls: number;
  readonly freeThrowsMade: number;
  readonly freeThrowsMissed: number;
  readonly twoPointersMade: number;
  readonly twoPointersMissed: number;
  readonly threePointersMade: number;
  readonly threePointersMissed: number;
  readonly offensiveRebounds: number;
  readonly defensiveRebounds: number;
  readonly assists: number;
  readonly steals: number;
  readonly blocks: number;
  readonly turnovers: number;
}

const line = {
  seconds: field('totalSeconds', Count),
  points: field('points', Count),
  fouls: field('fouls', Count),
  freeThrowsMade: field('p1Sum', Count),
  freeThrowsMissed: field('p1MissSum', Count),
  twoPointersMade: field('p2Sum', Count),
  twoPointersMissed: field('p2MissSum', Count),
  threePointersMade: field('p3Sum', Count),
  threePointersMissed: field('p3MissSum', Count),
  offensiveRebounds: field('offRebSum', Count),
  defensiveRebounds: field('defRebSum', Count),
  assists: field('assists', Count),
  steals: field('stSum', Count),
  blocks: field('blSum', Count),
  turnovers: field('toSum', Count),
};

/** A player's line, in one match or over a season. */
export interface BasketballPlayer extends BasketballLine, BallPlayer {
  readonly nationality: string | null;
  /** Centimetres; null when unknown. */
  readonly height: number | null;
  /** Matches played; 1 in a match's own rows. */
  readonly matches: number;
}

const player = {
  ...line,
  ...ballPlayer,
  nationality: field('nationality', OptionalText),
  height: field('height', KnownMeasure),
  matches: field('matches', Count),
};

/** A row of `basketball/match/Players`. */
export const BasketballMatchPlayerRow = entity<BasketballPlayer>('basketball match player', player);

/** A player's season, with the league where the call tells several. */
export interface BasketballSeasonPlayer extends BasketballPlayer {
  readonly tournamentId: number | null;
  readonly tournamentName: string | null;
}

/** A row of `basketball/tournament/players`. */
export const BasketballSeasonPlayerRow = entity<BasketballSeasonPlayer>('basketball season player', {
  ...player,
  tournamentId: field('tournamentId', OptionalNumber),
  tournamentName: field('tournamentName', OptionalText),
});

/** A team's season. */
export interface BasketballTeam extends BasketballLine {
  readonly teamId: OrgId | null;
  readonly name: string | null;
  readonly matches: number;
}

/** A row of `basketball/tournament/teams`. */
export const BasketballTeamRow = entity<BasketballTeam>('basketball season team', {
  ...line,
  teamId: field(['orgId', 'teamOrgId'], optionalId(OrgId)),
  name: field(['orgName', 'teamName'], OptionalText),
  matches: field('matches', Count),
});
