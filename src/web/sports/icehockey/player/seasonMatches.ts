import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { SeasonMatch } from '../../../player/SeasonBars.tsx';
import type { Formatting } from '../../../player/useFormatting.ts';
import { gameLink } from './gameLink.ts';

/** The one team that played in all the games; null unless exactly one did. */
const teamOfAll = (games: readonly HockeyPlayerGame[]): string | null => {
  const [first] = games;
  const common = [first?.homeTeam ?? null, first?.awayTeam ?? null].filter(
    (name) =>
      name !== null && games.every(({ homeTeam, awayTeam }) => homeTeam === name || awayTeam === name),
  );
  return common.length === 1 ? (common[0] ?? null) : null;
};

/** The player's team in a game: the one named by the federation, or the one in all games; null where unknown. */
const ownTeamIn = (
  { homeTeam, awayTeam, teamName }: HockeyPlayerGame,
  ownOfAll: string | null,
): string | null =>
  [teamName, ownOfAll].find((name) => name !== null && (name === homeTeam || name === awayTeam)) ?? null;

/** Whether a row is a single game: some federations send a league's total as one row. */
const isOneGame = ({ gamesPlayed }: HockeyPlayerGame): boolean => gamesPlayed <= 1;

/** A player's games in a league, oldest first: a skater's points, or a goalie's save percentage where there were shots. */
export const seasonMatches = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  selection: Selection,
  { m, format, figures }: Pick<Formatting, 'm' | 'format' | 'figures'>,
): readonly SeasonMatch[] => {
  const ownOfAll = teamOfAll(games);
  return games
    .filter((game) => isOneGame(game) && (!isGoalie || goalieFigures(game).shotsAgainst > 0))
    .toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
    .map((game, at) => {
      const { homeTeam, awayTeam, date, matchId, points } = game;
      const own = ownTeamIn(game, ownOfAll);
      const opponent = own === homeTeam ? awayTeam : homeTeam;
      const saves = goalieFigures(game).savePercentage;
      return {
        key: `${matchId ?? ''} ${at}`,
        date,
        opponent:
          own === null
            ? m.game(homeTeam ?? m.unknownTeam, awayTeam ?? m.unknownTeam)
            : (opponent ?? m.unknownTeam),
        isHome: own === null ? null : own === homeTeam,
        value: isGoalie ? (saves ?? 0) : points,
        text: isGoalie ? figures.decimals(saves, 1) : format.number(points),
        to: gameLink(game, selection),
      };
    });
};
