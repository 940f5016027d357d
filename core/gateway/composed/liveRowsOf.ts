import { either, type task } from 'fp-ts';
import type { MatchId } from '../../ids.ts';
import type { Match } from '../../league/match/match.ts';
import { mayHaveLog } from '../../league/match/matchStatus.ts';
import type { LiveRow } from '../../live/channel/liveRow.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { GatewayClient } from '../client.ts';
import { liveMatches } from './liveMatches.ts';

/**
 * What the logs of matches say that have begun and have no result yet, day by day (reading 34), as far as they are published and can be
 * read.
 */
export const liveRowsOf =
  (
    { fetch: ask }: GatewayClient,
    matches: readonly Match[],
    now: WallTime,
  ): task.Task<ReadonlyMap<MatchId, LiveRow>> =>
  async () => {
    const days = new Set(matches.flatMap((match) => (mayHaveLog(match, now) ? (match.date ?? []) : [])));
    const answers = await Promise.all([...days].map((date) => ask(liveMatches, { date, behind: null })()));
    const rows = answers.flatMap((answer) => (either.isRight(answer) ? answer.right.rows : []));
    return new Map(rows.map((row) => [row.matchId, row]));
  };
