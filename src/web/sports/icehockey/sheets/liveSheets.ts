import { detailsOf } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import { type BySide, mapSides } from '@kampdag/core/side';
import {
  type HockeyPlayerLine,
  noFigures,
  playersOf,
  savePercentage,
} from '@kampdag/core/sport/icehockey/live/players';
import { reportedSheet, type Sheet } from '../../../match/sheets/sheet.ts';
import type { GoalieFigures, SkaterFigures } from './figures.ts';

const skater = (line: HockeyPlayerLine | undefined): SkaterFigures => {
  const { goals, assists, points, shots, pim, faceoffsWon, faceoffsLost } = line ?? noFigures;
  const faceoffs = faceoffsWon + faceoffsLost;
  return {
    goals,
    assists,
    points,
    plusMinus: line?.plusMinus ?? null,
    shots,
    penaltyMinutes: pim,
    faceoffShare: faceoffs === 0 ? null : faceoffsWon / faceoffs,
    timeOnIce: null,
  };
};

const goalie = (line: HockeyPlayerLine | undefined): GoalieFigures => {
  const { shotsAgainst, saves } = line ?? noFigures;
  return {
    timeOnIce: null,
    shotsAgainst,
    saves,
    savePercentage: line === undefined ? null : savePercentage(line),
  };
};

/** The skaters of both teams, from the log so far. */
export const liveSkaters = (match: LiveMatch): BySide<Sheet<SkaterFigures>> => {
  const { roster, goalies, coaches } = detailsOf(match);
  const lines = playersOf(match);
  return mapSides(roster, (members, side) => {
    const keepers = new Set(goalies[side].map(({ id }) => id));
    return reportedSheet(
      members.filter(({ id }) => !keepers.has(id)),
      (id) => skater(lines.get(id)),
      { coaches: coaches[side] },
    );
  });
};

/** The goalies of both teams, from the log so far. */
export const liveGoalies = (match: LiveMatch): BySide<Sheet<GoalieFigures>> => {
  const lines = playersOf(match);
  return mapSides(detailsOf(match).goalies, (members) =>
    reportedSheet(members, (id) => goalie(lines.get(id))),
  );
};
