import type { Match } from '@kampdag/core/league/match/match';
import { rowsBySide } from '@kampdag/core/league/match/teamSide';
import { isGoaliePosition } from '@kampdag/core/league/player/roster';
import { type BySide, mapSides } from '@kampdag/core/side';
import {
  type HockeyGoalie,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { type HockeyMatchPlayer, timeOnIce } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { listedSheet, type Sheet } from '../../../match/sheets/sheet.ts';
import type { GoalieFigures, SkaterFigures } from './figures.ts';

/** The skaters of both teams, from the federation's rows of a match. */
export const playedSkaters = (
  match: Match,
  rows: readonly HockeyMatchPlayer[],
): BySide<Sheet<SkaterFigures>> =>
  mapSides(
    rowsBySide(
      match,
      rows.filter(({ memberType }) => !isGoaliePosition(memberType)),
    ),
    (own) => listedSheet(own, (row) => ({ ...row, timeOnIce: timeOnIce(row) })),
  );

/** The goalies of both teams, from the federation's rows of a match. */
export const playedGoalies = (match: Match, rows: readonly HockeyGoalie[]): BySide<Sheet<GoalieFigures>> =>
  mapSides(rowsBySide(match, rows), (own) =>
    listedSheet(own, (row) => ({
      ...row,
      timeOnIce: secondsInGoal(row),
      savePercentage: savePercentage(row),
    })),
  );
