import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import type { Formatting } from '../../../player/useFormatting.ts';

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
  /** Null if not sent. */
  readonly name: string | null;
  readonly isHome: boolean;
}

/**
 * The opponents in a player's games: the player's team is the one named by the federation, or the one in all the games. Gives null for a
 * game whose own team is unknown.
 */
export const opponentsIn = (
  games: readonly HockeyPlayerGame[],
): ((game: HockeyPlayerGame) => Opponent | null) => {
  const ownOfAll = teamOfAll(games);
  return ({ homeTeam, awayTeam, teamName }) => {
    const own = [teamName, ownOfAll].find(
      (name) => name !== null && (name === homeTeam || name === awayTeam),
    );
    if (own === undefined) return null;
    const isHome = own === homeTeam;
    return { name: isHome ? awayTeam : homeTeam, isHome };
  };
};

/** The opponent's name; both teams' where the player's own is unknown. */
export const opponentName = (
  { homeTeam, awayTeam }: HockeyPlayerGame,
  opponent: Opponent | null,
  m: Formatting['m'],
): string => {
  const nameOf = (team: string | null): string => team ?? m.unknownTeam;
  return opponent === null ? m.game(nameOf(homeTeam), nameOf(awayTeam)) : nameOf(opponent.name);
};
