import { callTable } from '@kampdag/core/gateway/endpointTable';
import type { LeagueTie } from '@kampdag/core/gateway/publicationRule';
import type { SeasonId } from '@kampdag/core/ids';
import {
  changeOfAll,
  type LeaguePublication,
  nothingPublished,
  type PublicationChange,
  publicationChange,
  publicationOf,
} from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../../cacheKey.ts';
import type { KnownTies } from './knownTies.ts';
import type { Asked } from './questions.ts';

interface WatchedLeague {
  readonly deployment: Deployment;
  readonly tie: LeagueTie;
  published: LeaguePublication;
  checkedAt: Instant;
}

/** Milliseconds for which an answer may be served without a check: the longest of all calls. */
const servedFor = Math.max(...callTable.map(({ lifetime }) => lifetime.fresh + lifetime.stale));

/** Requests per check, by season or, if unknown, by league; the rest wait for the next check. */
const budget = 12;

/**
 * The leagues whose answers may still be cached somewhere; starts without any.
 *
 * @param find the league as the federation has it; null if missing
 */
export const watchedLeagues = (
  now: () => Instant,
  find: (deployment: Deployment, tie: LeagueTie) => Asked<League | null>,
  seasonOf: KnownTies['seasonOf'],
) => {
  const held = new LRUCache<CacheKey, WatchedLeague>({
    max: 2_000,
    ttl: servedFor,
    ttlResolution: 0,
    perf: { now },
  });

  const changeOf = async (one: WatchedLeague): Promise<PublicationChange> => {
    const found = await find(one.deployment, one.tie);
    if (either.isLeft(found)) return 'none';
    const before = one.published;
    one.published = found.right === null ? nothingPublished : publicationOf(found.right);
    return publicationChange(before, one.published);
  };

  return {
    /** Notes a league before an answer with its data is given. */
    note: (deployment: Deployment, tie: LeagueTie, league: League): void => {
      const key = cacheKey(deployment, tie.tournamentId);
      const published = held.get(key)?.published ?? publicationOf(league);
      held.set(key, { deployment, tie, published, checkedAt: now() });
    },
    /** How the publication of leagues outside these seasons has changed since they were noted or last checked. */
    changeSince: async ({ id }: Deployment, except: readonly SeasonId[]): Promise<PublicationChange> => {
      const requests = new Map<string, WatchedLeague[]>();
      const waiting = [...held.values()]
        .filter(({ deployment }) => deployment.id === id)
        .toSorted((a, b) => a.checkedAt - b.checkedAt);
      for (const one of waiting) {
        const season = seasonOf(one.deployment, one.tie);
        if (season !== null && except.includes(season)) continue;
        const request = season === null ? `league ${one.tie.tournamentId}` : `season ${season}`;
        requests.set(request, [...(requests.get(request) ?? []), one]);
      }
      const due = [...requests.values()].slice(0, budget).flat();
      for (const one of due) one.checkedAt = now();
      return changeOfAll(await Promise.all(due.map(changeOf)));
    },
  };
};
