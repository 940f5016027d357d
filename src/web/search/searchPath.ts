import type { SearchEntry } from '@kampdag/core/search/searchEntry';
import { timedSearchMatch } from '@kampdag/core/search/searchLeague';
import { destinationOf } from '@kampdag/core/site/destination';
import {
  liveMatchPath,
  matchNotReadyPath,
  matchPath,
  playerPath,
  screenPath,
  teamPath,
} from '@kampdag/core/site/paths';
import { emptySelection } from '@kampdag/core/site/selection';
import type { WallTime } from '@kampdag/core/time/oslo';

const pathsOfMatch = {
  match: matchPath,
  livematch: liveMatchPath,
  matchnotready: matchNotReadyPath,
} as const;

/** The address of a search result. */
export const searchPath = (entry: SearchEntry, now: WallTime): string => {
  const { seasonId, tournamentId } = entry.league;
  const selection = { ...emptySelection, seasonId, tournamentId };
  switch (entry.kind) {
    case 'league':
      return screenPath('/standings', selection);
    case 'team':
      return teamPath(selection, entry.id);
    case 'player':
      return playerPath(selection, { playerId: entry.id, orgId: entry.teamId });
    case 'match': {
      const { match } = entry;
      const { matchId, date } = match;
      return pathsOfMatch[destinationOf(timedSearchMatch(match), now)](selection, { matchId, date });
    }
    default:
      return entry satisfies never;
  }
};
