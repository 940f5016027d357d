import type { ReportsOf } from '@kampdag/core/gateway/composed/composeCorrections';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { type CorrectionReport, correctionReportOf } from '@kampdag/core/live/corrections/correctionReport';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Reported } from '../live/reported.ts';

/** Milliseconds for which a match's corrections are cached, while live and after. */
const lifetime = { live: 10_000, played: 600_000 };

/** Logs read at a time, and matches cached; the least recently used are evicted. */
const atOnce = 2;
const most = 1_000;

/** Maximum matches in play whose fold is cached too, so that only newer messages are folded. */
const mostFolded = 24;

/** Maximum matches of a day; the rest are reported as unread. */
const mostOfADay = 120;

/** Milliseconds that an answer waits for uncached logs, whose reading continues for the next request. */
const timeout = 4_000;

interface CachedReport {
  readonly report: CorrectionReport;
  /** The moment, in milliseconds, at which it expires. */
  readonly until: number;
}

/** The effects of the cache. */
export interface CorrectionsCacheConfig {
  readonly reported: Reported;
  readonly now: () => number;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Yields to other tasks. */
  readonly pause: () => Promise<unknown>;
}

/**
 * A cache of the corrections of a deployment's matches, read from their channels' histories: two at a time, each only once. What
 * is not ready in time is left out until the next request.
 */
export const createCorrectionsCache = (
  deployment: Deployment,
  { reported, now, wait, pause }: CorrectionsCacheConfig,
): ReportsOf => {
  const cache = new LRUCache<MatchId, CachedReport>({ max: most });
  const inPlay = new LRUCache<MatchId, LiveMatch>({ max: mostFolded });
  const reading = new Map<MatchId, Promise<void>>();
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);

  /** The match of a history; continues the cached fold if the history starts with the same messages. */
  const folded = (matchId: MatchId, sport: SportKind, messages: readonly ChannelMessage[]): LiveMatch => {
    const before = inPlay.get(matchId);
    const known = before === undefined ? 0 : before.version;
    const isBegun = messages[known - 1]?.serial === before?.log.messages[known - 1]?.serial;
    const [begun, from] = before !== undefined && isBegun ? [before, known] : [emptyMatch(matchId, sport), 0];
    return matchAfterAll(begun, messages.slice(from).map(readMessage(matchId, sport)));
  };

  const read = async ({ matchId, sportId, result }: Match): Promise<void> => {
    const messages = await reported(deployment, matchId);
    if (messages === null) return;
    await pause();
    const match = folded(matchId, sportKindOf(deployment, sportId), messages);
    if (result === null) inPlay.set(matchId, match);
    else inPlay.delete(matchId);
    const until = now() + (result === null ? lifetime.live : lifetime.played);
    cache.set(matchId, { report: correctionReportOf(match), until });
  };

  const begin = (match: Match): Promise<void> => {
    const running = reading.get(match.matchId);
    if (running !== undefined) return running;
    const own = turns.execute(() => read(match)).finally(() => reading.delete(match.matchId));
    reading.set(match.matchId, own);
    return own;
  };

  return async (matches) => {
    const requested = matches.slice(0, mostOfADay);
    const expired = requested.filter(({ matchId }) => (cache.get(matchId)?.until ?? 0) <= now());
    await Promise.race([Promise.allSettled(expired.map(begin)), wait(timeout)]);
    return new Map(
      requested.flatMap(({ matchId }) => {
        const cached = cache.get(matchId);
        return cached === undefined ? [] : [[matchId, cached.report] as const];
      }),
    );
  };
};
