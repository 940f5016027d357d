import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { broadcastsOfLeague, broadcastsOfSport } from '@kampdag/core/gateway/matchEndpoints';
import type { MatchId } from '@kampdag/core/ids';
import { type Broadcast, type BroadcastUrls, broadcastOf } from '@kampdag/core/league/match/broadcast';
import { useMemo } from 'react';
import { rowsIn } from '../machines/loadable.ts';
import { useCall } from '../machines/useCall.ts';
import { type BroadcastsOf, broadcastParams } from './broadcastCalls.ts';

/** The broadcasts of a list's matches, and why they could not be loaded. */
export interface Broadcasts {
  readonly of: (matchId: MatchId) => Broadcast | null;
  /** Null unless loading failed. */
  readonly failure: GatewayFailure | null;
}

const noRows: readonly BroadcastUrls[] = [];

/** Loads the broadcasts of a list's matches. The list shows without them. */
export const useBroadcasts = (wanted: BroadcastsOf): Broadcasts => {
  const asked = broadcastParams(wanted);
  const ofSport = useCall(broadcastsOfSport, asked.ofSport);
  const ofLeague = useCall(broadcastsOfLeague, asked.ofLeague);
  const { view } = asked.ofSport === null ? ofLeague : ofSport;
  const rows = rowsIn(view) ?? noRows;
  const failure = view.state === 'failed' ? view.failure : null;
  const byMatch = useMemo(() => new Map(rows.map((row) => [row.matchId, broadcastOf(row)])), [rows]);
  return useMemo(() => ({ of: (matchId) => byMatch.get(matchId) ?? null, failure }), [byMatch, failure]);
};
