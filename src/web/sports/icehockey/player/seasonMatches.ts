import { matchPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import type { SeasonMatch } from '../../../player/SeasonBars.tsx';
import type { Formatting } from '../../../player/useFormatting.ts';
import type { HockeyKind } from './hockeyKind.ts';

/** The one team that played in all the games; null unless exactly one did. */
const teamOfAll = (games: readonly HockeyPlayerGame[]): string | null => {
  const [first] = games;
  const common = [first?.homeTeam ?? null, first?.awayTeam ?? null].filter(
    (name) =>
      name !== null && games.every(({ homeTeam, awayTeam }) => homeTeam === name || awayTeam === name),
  );
  return common.length === 1 ? (common[0] ?? null) : null;
};

/** Whom the player met in a game. */
export interface Opponent {
  /** Both teams' names where the player's own is unknown. */
  readonly name: string;
  /** Null where the player's own team is unknown. */
  readonly isHome: boolean | null;
}

/** The opponents in a player's games: the player's team is the one named by the federation, or the one in all the games. */
export const opponentsIn = (
  games: readonly HockeyPlayerGame[],
  m: Formatting['m'],
): ((game: HockeyPlayerGame) => Opponent) => {
  const ownOfAll = teamOfAll(games);
  return ({ homeTeam, awayTeam, teamName }) => {
    const home = homeTeam ?? m.unknownTeam;
    const away = awayTeam ?? m.unknownTeam;
    const own = [teamName, ownOfAll].find(
      (name) => name !== null && (name === homeTeam || name === awayTeam),
    );
    if (own === undefined) return { name: m.game(home, away), isHome: null };
    const isHome = own === homeTeam;
    return { name: isHome ? away : home, isHome };
  };
};

/** The path of a game's match, in its own league; null where the federation does not name the match. */
export const gameLink = (
  { matchId, date, tournamentId }: HockeyPlayerGame,
  selection: Selection,
): string | null =>
  matchId === null
    ? null
    : matchPath(selectionWithin(selection, { seasonId: null, tournamentId }), { matchId, date });

/** Whether a row is a single game: some federations send a league's total as one row. */
const isOneGame = ({ gamesPlayed }: HockeyPlayerGame): boolean => gamesPlayed <= 1;

/** A player's games in a league as bars, oldest first. */
export const seasonMatches = (
  games: readonly HockeyPlayerGame[],
  kind: HockeyKind,
  selection: Selection,
  writing: Pick<Formatting, 'm' | 'format' | 'figures'>,
): readonly SeasonMatch[] => {
  const opponentOf = opponentsIn(games, writing.m);
  return games
    .filter(isOneGame)
    .toSorted((a, b) => (a.date ?? '9999').localeCompare(b.date ?? '9999'))
    .flatMap((game, at) => {
      const bar = kind.bar(game, writing);
      const { name: opponent, isHome } = opponentOf(game);
      const { date, matchId } = game;
      return bar === null
        ? []
        : [{ key: `${matchId ?? ''} ${at}`, date, opponent, isHome, ...bar, to: gameLink(game, selection) }];
    });
};
