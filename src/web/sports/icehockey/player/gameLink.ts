import { matchPath } from '@kampdag/core/site/paths';
import { type Selection, selectionWithin } from '@kampdag/core/site/selection';
import type { HockeyPlayerGame } from '@kampdag/core/sport/icehockey/sheets/hockeySkater';

/** Where a game's match is, in its own league; null where the federation does not tell which it is. */
export const gameLink = (
  { matchId, date, tournamentId }: HockeyPlayerGame,
  selection: Selection,
): string | null =>
  matchId === null
    ? null
    : matchPath(selectionWithin(selection, { seasonId: null, tournamentId }), { matchId, date });
