import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import { Count, KnownMeasure, OptionalNumber, optionalId } from '../../../decode/rowCodecs.ts';
import { OrgId } from '../../../ids.ts';
import { ballPlayer } from '../../../league/player/ballPlayer.ts';

const line = {
  /** Seconds of play; 0 when not reported. */
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

/** A player's or team's basketball figures, in a match or over a season (specification §3). */
export type BasketballLine = ModelOf<typeof line>;

const player = {
  ...line,
  ...ballPlayer,
  nationality: field('nationality', OptionalText),
  /** Centimetres; null when unknown. */
  height: field('height', KnownMeasure),
  /** Matches played; 1 in a match's rows. */
  matches: field('matches', Count),
};

/** A row of `basketball/match/Players`. */
export const BasketballMatchPlayerRow = entity('basketball match player', player);

/** A player's line, in one match or over a season. */
export type BasketballPlayer = ModelOf<typeof BasketballMatchPlayerRow>;

/** A row of `basketball/tournament/players`. */
export const BasketballSeasonPlayerRow = entity('basketball season player', {
  ...player,
  tournamentId: field('tournamentId', OptionalNumber),
  tournamentName: field('tournamentName', OptionalText),
});

/** A player's season in one league. */
export type BasketballSeasonPlayer = ModelOf<typeof BasketballSeasonPlayerRow>;

/** A row of `basketball/tournament/teams`. */
export const BasketballTeamRow = entity('basketball season team', {
  ...line,
  teamId: field(['orgId', 'teamOrgId'], optionalId(OrgId)),
  name: field(['orgName', 'teamName'], OptionalText),
  matches: field('matches', Count),
});

/** A team's season. */
export type BasketballTeam = ModelOf<typeof BasketballTeamRow>;
