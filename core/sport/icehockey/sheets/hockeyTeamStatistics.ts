import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../../decode/entity.ts';
import { Count, OptionalNumber, optionalId, Share } from '../../../decode/rowCodecs.ts';
import { TeamId } from '../../../ids.ts';
import { percentageOf } from '../../../league/player/percentage.ts';

/** A row of `icehockey/TeamStatistics`. */
export const HockeyTeamStatisticsRow = entity('hockey team statistics', {
  teamId: field(['orgId', 'teamOrgId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  gamesPlayed: field('gp', Count),
  powerPlayGoals: field('ppgf', Count),
  /** Power plays. */
  advantages: field('adv', Count),
  /** The federation's, in percent; see `powerPlayPercentage`. */
  reportedPowerPlayPercentage: field('ppPct', OptionalNumber),
  shortHandedGoalsAgainst: field('shga', Count),
  powerPlayGoalsAgainst: field('ppga', Count),
  timesShortHanded: field('tsh', Count),
  reportedPenaltyKillPercentage: field('pkPct', OptionalNumber),
  shortHandedGoals: field('shgf', Count),
  faceoffShare: field(['faceoffsWinPct', 'faceoffs_WinPct'], Share),
});

/** A hockey team's special teams over a season (specification §3). */
export type HockeyTeamStatistics = ModelOf<typeof HockeyTeamStatisticsRow>;

/** Power-play goals per hundred power plays, one decimal (specification §9); the federation's without power plays. */
export const powerPlayPercentage = (row: HockeyTeamStatistics): number | null =>
  percentageOf(row.powerPlayGoals, row.advantages, row.reportedPowerPlayPercentage);

/** Penalties killed per hundred times shorthanded, one decimal (specification §9); the federation's without any. */
export const penaltyKillPercentage = (row: HockeyTeamStatistics): number | null =>
  percentageOf(
    row.timesShortHanded - row.powerPlayGoalsAgainst,
    row.timesShortHanded,
    row.reportedPenaltyKillPercentage,
  );
