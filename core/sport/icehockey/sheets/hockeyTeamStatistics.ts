import { OptionalText } from '../../../decode/codecs.ts';
import { entity, field } from '../../../decode/entity.ts';
import { Count, OptionalNumber, optionalId, Share } from '../../../decode/rowCodecs.ts';
import { TeamId } from '../../../ids.ts';
import { percentageOf } from '../../../league/player/percentage.ts';

/** A hockey team's special teams over a season (specification §3). */
export interface HockeyTeamStatistics {
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly gamesPlayed: number;
  readonly powerPlayGoals: number;
  /** Power plays had. */
  readonly advantages: number;
  /** As the federation computed it, in percent; see `powerPlayPercentage`. */
  readonly reportedPowerPlayPercentage: number | null;
  readonly shortHandedGoalsAgainst: number;
  readonly powerPlayGoalsAgainst: number;
  readonly timesShortHanded: number;
  readonly reportedPenaltyKillPercentage: number | null;
  readonly shortHandedGoals: number;
  readonly faceoffShare: number | null;
}

/** A row of `icehockey/TeamStatistics`. */
export const HockeyTeamStatisticsRow = entity<HockeyTeamStatistics>('hockey team statistics', {
  teamId: field(['orgId', 'teamOrgId'], optionalId(TeamId)),
  teamName: field(['teamName', 'orgName'], OptionalText),
  gamesPlayed: field('gp', Count),
  powerPlayGoals: field('ppgf', Count),
  advantages: field('adv', Count),
  reportedPowerPlayPercentage: field('ppPct', OptionalNumber),
  shortHandedGoalsAgainst: field('shga', Count),
  powerPlayGoalsAgainst: field('ppga', Count),
  timesShortHanded: field('tsh', Count),
  reportedPenaltyKillPercentage: field('pkPct', OptionalNumber),
  shortHandedGoals: field('shgf', Count),
  faceoffShare: field(['faceoffsWinPct', 'faceoffs_WinPct'], Share),
});

/** Power-play goals per hundred power plays, one decimal (specification §9); as the federation says where it tells no power plays. */
export const powerPlayPercentage = (row: HockeyTeamStatistics): number | null =>
  percentageOf(row.powerPlayGoals, row.advantages, row.reportedPowerPlayPercentage);

/** Penalties killed per hundred times short-handed, one decimal (specification §9); as the federation says where it tells none. */
export const penaltyKillPercentage = (row: HockeyTeamStatistics): number | null =>
  percentageOf(
    row.timesShortHanded - row.powerPlayGoalsAgainst,
    row.timesShortHanded,
    row.reportedPenaltyKillPercentage,
  );
