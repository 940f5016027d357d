import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { PlayersOf } from '@kampdag/core/gateway/composed/composeSearch';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import type { TeamId } from '@kampdag/core/ids';
import { fullName } from '@kampdag/core/league/player/person';
import { playersOf } from '@kampdag/core/league/player/roster';
import type { SearchPlayer } from '@kampdag/core/search/searchLeague';
import { bulkhead } from 'cockatiel';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';

const minute = 60_000;

/** Milliseconds for which a roster is cached, and after which a failed one is requested again. */
const lifetime = { known: 6 * 60 * minute, failed: minute };

/** Concurrent requests, few so that visitors' calls come first. */
const atOnce = 3;

/** Maximum teams; the least recently used are evicted. */
const most = 5_000;

/** Milliseconds that an answer waits for rosters that are not cached. */
const timeout = 1_500;

interface CachedRoster {
  readonly players: readonly SearchPlayer[];
  /** The moment, in milliseconds, at which it expires. */
  readonly until: number;
}

/** The effects of the cache. */
export interface RosterCacheConfig {
  readonly now: () => number;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * A cache of the rosters of a federation's teams, fetched a few at a time in the background on demand, and kept for hours. An
 * expired roster is served while it is revalidated.
 */
export const createRosterCache = ({ now, wait }: RosterCacheConfig): PlayersOf => {
  const cache = new LRUCache<TeamId, CachedRoster>({ max: most });
  const pending = new Map<TeamId, Promise<void>>();
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);

  const fetchRoster = async (ask: GatewayClient['fetch'], teamId: TeamId): Promise<void> => {
    const found = await ask(rosterOfTeam, { teamId })();
    if (either.isLeft(found)) {
      cache.set(teamId, { players: cache.peek(teamId)?.players ?? [], until: now() + lifetime.failed });
      return;
    }
    const players = playersOf(found.right.rows).flatMap((member) => {
      const name = fullName(member);
      return name === '' ? [] : [{ personId: member.personId, teamId, name }];
    });
    cache.set(teamId, { players, until: now() + lifetime.known });
  };

  const begin = (ask: GatewayClient['fetch'], teamId: TeamId): Promise<void> => {
    const running = pending.get(teamId);
    if (running !== undefined) return running;
    const roster = turns.execute(() => fetchRoster(ask, teamId)).finally(() => pending.delete(teamId));
    pending.set(teamId, roster);
    return roster;
  };

  return (ask, teams) => async () => {
    const at = now();
    const expired = teams.filter((teamId) => (cache.get(teamId)?.until ?? 0) <= at);
    const all = Promise.allSettled(expired.map((teamId) => begin(ask, teamId)));
    if (expired.some((teamId) => !cache.has(teamId))) await Promise.race([all, wait(timeout)]);
    return new Map(
      teams.flatMap((teamId) => {
        const roster = cache.get(teamId);
        return roster === undefined ? [] : [[teamId, roster.players] as const];
      }),
    );
  };
};
