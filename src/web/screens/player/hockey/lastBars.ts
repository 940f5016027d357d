import type { HockeyPlayerGame } from '@kampdag/core/league/hockeySkater';
import { goalieFigures } from '@kampdag/core/league/hockeyTotals';
import type { Bar } from '../../../ui/chart/BarChart.tsx';
import type { Writing } from './gameColumns.ts';

/** The opponent where the player's own team is known, else both teams. */
const opponentOf = ({ homeTeam, awayTeam, teamName }: HockeyPlayerGame): string | null =>
  teamName !== null && teamName === homeTeam
    ? awayTeam
    : teamName === awayTeam
      ? homeTeam
      : (homeTeam ?? awayTeam);

/** Each name once: two games of a day against the same team are told apart. */
const unique = (names: readonly string[]): readonly string[] =>
  names.map((name, at) => {
    const before = names.slice(0, at).filter((other) => other === name).length;
    return before === 0 ? name : `${name} (${before + 1})`;
  });

/** The last games as bars, the oldest first: a skater's points, a goalkeeper's saves per hundred shots. */
export const lastBars = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  { m, format, figures }: Writing,
): readonly Bar[] => {
  const shown = games.filter((game) => !isGoalie || goalieFigures(game).shotsAgainst > 0).toReversed();
  const names = unique(
    shown.map((game) =>
      [
        game.date === null ? null : `${format.dayOfMonth(game.date)} ${format.shortMonth(game.date)}`,
        opponentOf(game) ?? m.unknownTeam,
      ]
        .filter((part) => part !== null)
        .join(' '),
    ),
  );
  return shown.map((game, at) => {
    const saves = goalieFigures(game).savePercentage;
    return {
      label: names[at] ?? '',
      value: isGoalie ? (saves ?? 0) : game.points,
      text: isGoalie ? figures.decimals(saves, 1) : format.number(game.points),
    };
  });
};
