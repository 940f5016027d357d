import type { Match } from '@kampdag/core/league/match/match';
import { withNames } from '@kampdag/core/league/team/newestName';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Selection } from '@kampdag/core/site/selection';
import { useCallback } from 'react';
import { useNewestNames } from '../context/leagueMatches.ts';
import { useWallTime } from '../context/now.ts';
import { useServices, useViewing } from '../context/services.ts';
import { type BoardRow, boardRow } from './boardRow.ts';
import type { Broadcasts } from './useBroadcasts.ts';
import { useLiveScores, useMatchesToFollow, useRefreshUntilResults } from './useLiveScores.ts';
import { useShowsResults } from './useShowsResults.ts';

/** The inputs of a list of matches. */
export interface MatchRowsOf {
  /** All matches that the list shows. */
  readonly matches: readonly Match[];
  /** The selection that the rows' links carry. */
  readonly selection: Selection;
  readonly broadcasts: Broadcasts;
  /** Refreshes the list after a match ends, until its result is there. Null if another component does. */
  readonly refresh: (() => void) | null;
}

const none: readonly Match[] = [];
const nothing = () => undefined;

/** Reads matches as rows with live scores; only the matches shown are followed. */
export const useMatchRows = ({
  matches,
  selection,
  broadcasts,
  refresh,
}: MatchRowsOf): ((match: Match) => BoardRow) => {
  const now = useWallTime();
  const showsResults = useShowsResults();
  const { deployment } = useServices();
  const { hidesResults } = useViewing();
  const newest = useNewestNames();
  const sportOf = useCallback(({ sportId }: Match) => sportKindOf(deployment, sportId), [deployment]);
  const liveScoreOf = useLiveScores(useMatchesToFollow(matches, { now, showsResults }));
  useRefreshUntilResults(refresh === null ? none : matches, { now, showsResults }, refresh ?? nothing);
  const broadcastOf = broadcasts.of;
  const { seasonId, tournamentId, teamId, date } = selection;
  return useCallback(
    (match) =>
      boardRow(withNames(newest, match), {
        now,
        selection: { seasonId, tournamentId, teamId, date },
        showsResults,
        opensHidden: hidesResults,
        sportOf,
        liveScoreOf,
        broadcastOf,
      }),
    [
      newest,
      now,
      seasonId,
      tournamentId,
      teamId,
      date,
      showsResults,
      hidesResults,
      sportOf,
      liveScoreOf,
      broadcastOf,
    ],
  );
};
