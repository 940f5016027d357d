import type { ReportsOf } from '@kampdag/core/gateway/composed/composeCorrections';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { type CorrectionReport, correctionReportOf } from '@kampdag/core/live/corrections/correctionReport';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { type Deployment, sportKindOf } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { LRUCache } from 'lru-cache';
import type { Effects } from '../effects.ts';
import { createBackgroundCache } from '../gateway/backgroundCache.ts';
import type { Reported } from '../live/reported.ts';

/** Milliseconds for which a match's corrections are cached, while live and after. */
const lifetime = { live: 10_000, played: 600_000 };

/** Maximum matches in play whose fold is cached too, so that only newer messages are folded. */
const mostFolded = 24;

/** Maximum matches of a day; the rest are reported as unread. */
const mostOfADay = 120;

/** The effects of the cache. */
export interface CorrectionsCacheConfig extends Pick<Effects, 'wait' | 'pause'> {
  readonly reported: Reported;
  readonly now: () => number;
}

/**
 * A cache of the corrections of a deployment's matches, read from their channels' histories: two at a time, each only once. What
 * is not ready in time is left out until the next request.
 */
export const createCorrectionsCache = (
  deployment: Deployment,
  { reported, now, wait, pause }: CorrectionsCacheConfig,
): ReportsOf => {
  const inPlay = new LRUCache<MatchId, LiveMatch>({ max: mostFolded });

  /** The match of a history; continues the cached fold if the history starts with the same messages. */
  const folded = (matchId: MatchId, sport: SportKind, messages: readonly ChannelMessage[]): LiveMatch => {
    const before = inPlay.get(matchId);
    const known = before === undefined ? 0 : before.version;
    const isBegun = messages[known - 1]?.serial === before?.log.messages[known - 1]?.serial;
    const [begun, from] = before !== undefined && isBegun ? [before, known] : [emptyMatch(matchId, sport), 0];
    return matchAfterAll(begun, messages.slice(from).map(readMessage(matchId, sport)));
  };

  const find = createBackgroundCache<MatchId, CorrectionReport, Match>({
    now,
    wait,
    load: async (matchId, { sportId, result }) => {
      const messages = await reported(deployment, matchId);
      if (messages === null) return undefined;
      await pause();
      const match = folded(matchId, sportKindOf(deployment, sportId), messages);
      if (result === null) inPlay.set(matchId, match);
      else inPlay.delete(matchId);
      return {
        value: correctionReportOf(match),
        lifetime: result === null ? lifetime.live : lifetime.played,
      };
    },
    atOnce: 2,
    most: 1_000,
    timeout: 4_000,
    waitsForExpired: true,
  });

  return (matches) => find(new Map(matches.slice(0, mostOfADay).map((match) => [match.matchId, match])));
};
