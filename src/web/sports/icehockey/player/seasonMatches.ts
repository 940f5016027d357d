import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { SeasonMatch } from '../../../player/SeasonBars.tsx';
import type { Writing } from '../../../player/useWriting.ts';
import { gameLink } from './gameLink.ts';

/** The one team that played all of the games; null where no team or more than one did. */
const teamOfAll = (games: readonly HockeyPlayerGame[]): string | null => {
  const [first] = games;
  const common = [first?.homeTeam ?? null, first?.awayTeam ?? null].filter(
    (name) =>
      name !== null && games.every(({ homeTeam, awayTeam }) => homeTeam === name || awayTeam === name),
  );
  return common.length === 1 ? (common[0] ?? null) : null;
};

/** The player's team among those of a game: where the federation names it, or it played all of the games; null where it cannot be told. */
const ownTeamIn = (
  { homeTeam, awayTeam, teamName }: HockeyPlayerGame,
  ownOfAll: string | null,
): string | null =>
  [teamName, ownOfAll].find((name) => name !== null && (name === homeTeam || name === awayTeam)) ?? null;

/** A row of one game: some federations send a league's sum as one row. */
const isOneGame = ({ gamesPlayed }: HockeyPlayerGame): boolean => gamesPlayed <= 1;

/** A player's games of a league, the oldest first: a skater's points, a goalkeeper's saves per hundred shots where there were any. */
export const seasonMatches = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  selection: Selection,
  { m, format, figures }: Pick<Writing, 'm' | 'format' | 'figures'>,
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
