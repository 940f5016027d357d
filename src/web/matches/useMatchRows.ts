import type { Match } from '@kampdag/core/league/match/match';
import { isLiveNow } from '@kampdag/core/league/match/matchStatus';
import { sportKindOf } from '@kampdag/core/site/deployment';
import type { Selection } from '@kampdag/core/site/selection';
import { useCallback, useMemo } from 'react';
import { useWallTime } from '../context/now.ts';
import { useServices, useViewing } from '../context/services.ts';
import { useRenewal } from '../machines/useRefreshUntilResult.ts';
import { type BoardRow, boardRow } from './boardRow.ts';
import type { Broadcasts } from './useBroadcasts.ts';
import { useEnded, useLiveScores } from './useLiveScores.ts';
import { useShowsResults } from './useShowsResults.ts';

/** What a list of matches is read with. */
export interface MatchRowsOf {
  /** All matches that the list shows. */
  readonly matches: readonly Match[];
  /** What the rows' links carry on. */
  readonly selection: Selection;
  readonly broadcasts: Broadcasts;
  /** Asks for the list anew: a match has ended whose result the gateway has not told. Null where somebody else does. */
  readonly refresh: (() => void) | null;
}

const nothing = () => undefined;

/** Reads matches as rows, with the running scores of those in play; only shown matches are followed. */
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
  const sportOf = useCallback(({ sportId }: Match) => sportKindOf(deployment, sportId), [deployment]);
  const inPlay = useMemo(
    () => matches.filter((match) => isLiveNow(match, now) && showsResults(match)),
    [matches, now, showsResults],
  );
  const liveScoreOf = useLiveScores(inPlay);
  const ended = useEnded(inPlay);
  useRenewal(refresh === null ? [] : ended, refresh ?? nothing);
  const broadcastOf = broadcasts.of;
  const { seasonId, tournamentId, teamId, date } = selection;
  return useCallback(
    (match) =>
      boardRow(match, {
        now,
        selection: { seasonId, tournamentId, teamId, date },
        showsResults,
        opensHidden: hidesResults,
        sportOf,
        liveScoreOf,
        broadcastOf,
      }),
    [
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
