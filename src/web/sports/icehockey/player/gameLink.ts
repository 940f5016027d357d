import { matchPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';

/** The path of a game's match, in its own league; null where the federation does not name the match. */
export const gameLink = (
  { matchId, date, tournamentId }: HockeyPlayerGame,
  selection: Selection,
): string | null =>
  matchId === null
    ? null
    : matchPath(selectionWithin(selection, { seasonId: null, tournamentId }), { matchId, date });
