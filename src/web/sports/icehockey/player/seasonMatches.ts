import type { Selection } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { goalieFigures } from '@kampdag/core/sport/icehockey/sheets/hockeyTotals';
import type { SeasonMatch } from '../../../player/SeasonBars.tsx';
import type { Formatting } from '../../../player/useFormatting.ts';
import { gameLink } from './gameLink.ts';
import { opponentName, opponentsIn } from './opponents.ts';

/** Whether a row is a single game: some federations send a league's total as one row. */
const isOneGame = ({ gamesPlayed }: HockeyPlayerGame): boolean => gamesPlayed <= 1;

/** A player's games in a league, oldest first: a skater's points, or a goalie's save percentage where there were shots. */
export const seasonMatches = (
  games: readonly HockeyPlayerGame[],
  isGoalie: boolean,
  selection: Selection,
  { m, format, figures }: Pick<Formatting, 'm' | 'format' | 'figures'>,
): readonly SeasonMatch[] => {
  const opponentOf = opponentsIn(games);
  return games
    .filter((game) => isOneGame(game) && (!isGoalie || goalieFigures(game).shotsAgainst > 0))
    .toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
    .map((game, at) => {
      const { date, matchId, points } = game;
      const opponent = opponentOf(game);
      const saves = goalieFigures(game).savePercentage;
      return {
        key: `${matchId ?? ''} ${at}`,
        date,
        opponent: opponentName(game, opponent, m),
        isHome: opponent?.isHome ?? null,
        value: isGoalie ? (saves ?? 0) : points,
        text: isGoalie ? figures.decimals(saves, 1) : format.number(points),
        to: gameLink(game, selection),
      };
    });
};
