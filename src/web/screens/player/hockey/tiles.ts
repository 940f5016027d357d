import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { Term } from '../../../i18n/messages/statisticsTerms.ts';
import type { Tile } from '../parts/Tiles.tsx';
import type { Writing } from './gameColumns.ts';

const tile = ({ label, explanation }: Term, value: string, leads = false): Tile => ({
  label,
  explanation,
  value,
  leads,
});

/** A skater's games added up. */
export const skaterTiles = (
  games: readonly HockeyPlayerGame[],
  { m, terms, figures, format }: Writing,
): readonly Tile[] => {
  const sum = skaterTotals(games);
  return [
    tile(terms.gamesPlayed, format.number(sum.games)),
    tile(terms.goals, format.number(sum.goals)),
    tile(terms.assists, format.number(sum.assists)),
    tile(terms.points, format.number(sum.points), true),
    tile(
      { label: m.pointsPerGame, explanation: m.pointsPerGameExplained },
      figures.decimals(sum.pointsPerGame, 2),
    ),
    tile(terms.plusMinus, figures.signed(sum.plusMinus)),
    tile(terms.penaltyMinutes, format.number(sum.penaltyMinutes)),
    tile(terms.powerPlayGoals, format.number(sum.powerPlayGoals)),
    tile(terms.gameWinningGoals, format.number(sum.gameWinningGoals)),
    tile(terms.shots, format.number(sum.shots)),
    tile(terms.shootingPercentage, figures.decimals(sum.shootingPercentage, 1)),
    ...(sum.faceoffs > 0 ? [tile(terms.faceoffPercentage, figures.decimals(sum.faceoffPercentage, 1))] : []),
  ];
};

/** A goalkeeper's games added up. */
export const goalieTiles = (
  games: readonly HockeyPlayerGame[],
  { terms, figures, format }: Writing,
): readonly Tile[] => {
  const sum = goalieTotals(games);
  return [
    tile(terms.gamesPlayed, format.number(sum.games)),
    tile(terms.timeInGoal, figures.time(sum.seconds)),
    tile(terms.shotsAgainst, format.number(sum.shotsAgainst)),
    tile(terms.saves, format.number(sum.saves)),
    tile(terms.goalsAgainst, format.number(sum.goalsAgainst)),
    tile(terms.savePercentage, figures.decimals(sum.savePercentage, 1), true),
    tile(terms.goalsAgainstAverage, figures.decimals(sum.average, 2)),
  ];
};
