import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { PlayerMessages } from '../../../i18n/messages/player.ts';
import type { Writing } from '../../../player/useWriting.ts';
import type { Bar } from '../../../ui/chart/BarChart.tsx';

/** The one team that played all of the games; null where no team or more than one did. */
const teamOfAll = (games: readonly HockeyPlayerGame[]): string | null => {
  const [first] = games;
  const common = [first?.homeTeam ?? null, first?.awayTeam ?? null].filter(
    (name) =>
      name !== null && games.every(({ homeTeam, awayTeam }) => homeTeam === name || awayTeam === name),
  );
  return common.length === 1 ? (common[0] ?? null) : null;
};

/** The opponent where the player's own team is known or played all of the games, else both teams. */
const opponentIn = (
  { homeTeam, awayTeam, teamName }: HockeyPlayerGame,
  ownOfAll: string | null,
  { game, unknownTeam }: PlayerMessages,
): string => {
  const own = [teamName, ownOfAll].find((name) => name !== null && (name === homeTeam || name === awayTeam));
  return own === undefined
    ? game(homeTeam ?? unknownTeam, awayTeam ?? unknownTeam)
    : ((own === homeTeam ? awayTeam : homeTeam) ?? unknownTeam);
};

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
  const own = teamOfAll(games);
  const names = unique(
    shown.map((game) =>
      [
        game.date === null ? null : `${format.dayOfMonth(game.date)} ${format.shortMonth(game.date)}`,
        opponentIn(game, own, m),
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
