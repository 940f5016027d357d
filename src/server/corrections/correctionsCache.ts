import type { ReportsOf } from '@kampdag/core/gateway/composed/composeCorrections';
import type { DeskPort } from '@kampdag/core/gateway/composed/composeLive';
import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { type CorrectionReport, correctionReportOf } from '@kampdag/core/live/corrections/correctionReport';
import { type Deployment, playedSportOfMatch } from '@kampdag/core/site/deployment';
import type { Effects } from '../effects.ts';
import { createBackgroundCache } from '../gateway/backgroundCache.ts';

/** Milliseconds for which a match's corrections are cached, while live and after. */
const lifetime = { live: 10_000, played: 600_000 };

/** Maximum matches of a day; the rest are reported as unread. */
const mostOfADay = 120;

/** The effects of the cache. */
export interface CorrectionsCacheConfig extends Pick<Effects, 'wait' | 'pause'> {
  readonly read: DeskPort['read'];
  readonly now: () => number;
}

/**
 * A cache of the corrections of a deployment's matches, read from the desk: two at a time, each only once. What
 * is not ready in time is left out until the next request.
 */
export const createCorrectionsCache = (
  deployment: Deployment,
  { read, now, wait, pause }: CorrectionsCacheConfig,
): ReportsOf => {
  const find = createBackgroundCache<MatchId, CorrectionReport, Match>({
    now,
    wait,
    load: async (matchId, listed) => {
      const { result } = listed;
      const match = await read(matchId, playedSportOfMatch(deployment, listed));
      if (match === null) return undefined;
      await pause();
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
