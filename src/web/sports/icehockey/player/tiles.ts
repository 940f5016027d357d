import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieTotals, skaterTotals } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { Term } from '../../../i18n/term.ts';
import type { Tile } from '../../../player/Tiles.tsx';
import type { Writing } from '../../../player/useWriting.ts';
import { hockeyTerms } from '../terms.ts';

const tile = ({ label, explanation }: Term, value: string, leads = false): Tile => ({
  label,
  explanation,
  value,
  leads,
});

/** A skater's games added up. */
export const skaterTiles = (
  games: readonly HockeyPlayerGame[],
  { m, language, figures, format }: Writing,
): readonly Tile[] => {
  const sum = skaterTotals(games);
  return [
    tile(hockeyTerms.gamesPlayed[language], format.number(sum.games)),
    tile(hockeyTerms.goals[language], format.number(sum.goals)),
    tile(hockeyTerms.assists[language], format.number(sum.assists)),
    tile(hockeyTerms.points[language], format.number(sum.points), true),
    tile(
      { label: m.pointsPerGame, explanation: m.pointsPerGameExplained },
      figures.decimals(sum.pointsPerGame, 2),
    ),
    tile(hockeyTerms.plusMinus[language], figures.signed(sum.plusMinus)),
    tile(hockeyTerms.penaltyMinutes[language], format.number(sum.penaltyMinutes)),
    tile(hockeyTerms.powerPlayGoals[language], format.number(sum.powerPlayGoals)),
    tile(hockeyTerms.gameWinningGoals[language], format.number(sum.gameWinningGoals)),
    tile(hockeyTerms.shots[language], format.number(sum.shots)),
    tile(hockeyTerms.shootingPercentage[language], figures.decimals(sum.shootingPercentage, 1)),
    ...(sum.faceoffs > 0
      ? [tile(hockeyTerms.faceoffPercentage[language], figures.decimals(sum.faceoffPercentage, 1))]
      : []),
  ];
};

/** A goalkeeper's games added up. */
export const goalieTiles = (
  games: readonly HockeyPlayerGame[],
  { language, figures, format }: Writing,
): readonly Tile[] => {
  const sum = goalieTotals(games);
  return [
    tile(hockeyTerms.gamesPlayed[language], format.number(sum.games)),
    tile(hockeyTerms.timeInGoal[language], figures.time(sum.seconds)),
    tile(hockeyTerms.shotsAgainst[language], format.number(sum.shotsAgainst)),
    tile(hockeyTerms.saves[language], format.number(sum.saves)),
    tile(hockeyTerms.goalsAgainst[language], format.number(sum.goalsAgainst)),
    tile(hockeyTerms.savePercentage[language], figures.decimals(sum.savePercentage, 1), true),
    tile(hockeyTerms.goalsAgainstAverage[language], figures.decimals(sum.average, 2)),
  ];
};
