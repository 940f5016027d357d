import type { Rows } from '@kampdag/core/decode/body';
import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { MatchId } from '@kampdag/core/ids';
import { type Broadcast, type BroadcastUrls, broadcastOf } from '@kampdag/core/league/match/broadcast';
import { useMemo } from 'react';
import { rowsIn } from '../machines/loadable.ts';
import type { Page } from '../machines/useCall.ts';

/** The broadcasts of a list's matches, and why they could not be loaded. */
export interface Broadcasts {
  readonly of: (matchId: MatchId) => Broadcast | null;
  /** Null unless loading failed. */
  readonly failure: GatewayFailure | null;
}

const noRows: readonly BroadcastUrls[] = [];

/** The broadcasts of a list's matches, which shows without them. */
export const useBroadcasts = ({ view }: Page<Rows<BroadcastUrls>>): Broadcasts => {
  const rows = rowsIn(view) ?? noRows;
  const failure = view.state === 'failed' ? view.failure : null;
  const byMatch = useMemo(() => new Map(rows.map((row) => [row.matchId, broadcastOf(row)])), [rows]);
  return useMemo(() => ({ of: (matchId) => byMatch.get(matchId) ?? null, failure }), [byMatch, failure]);
};
