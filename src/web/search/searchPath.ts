import type { SearchEntry } from '@kampdag/core/search/searchEntry';
import type { SearchMatch } from '@kampdag/core/search/searchLeague';
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

const destination = ({ date, start, end, goals, isReported }: SearchMatch, now: WallTime) =>
  destinationOf(
    {
      date,
      start,
      end,
      result: goals === null ? null : { goals, text: null },
      nonPlayReason: null,
      liveClientType: isReported ? 'Simple' : 'None',
    },
    now,
  );

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
    default: {
      const { match } = entry;
      return pathsOfMatch[destination(match, now)](selection, { matchId: match.matchId, date: match.date });
    }
  }
};
