import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { PlayersOf } from '@kampdag/core/gateway/composed/composeSearch';
import { rosterOfTeam } from '@kampdag/core/gateway/leagueEndpoints';
import type { TeamId } from '@kampdag/core/ids';
import { fullName } from '@kampdag/core/league/player/person';
import { playersOf } from '@kampdag/core/league/player/roster';
import type { SearchPlayer } from '@kampdag/core/search/searchLeague';
import { either } from 'fp-ts';
import type { Effects } from '../effects.ts';
import { createBackgroundCache } from '../gateway/backgroundCache.ts';

const minute = 60_000;

/** Milliseconds for which a roster is cached, and after which a failed one is requested again. */
const lifetime = { known: 6 * 60 * minute, failed: minute };

/** The effects of the cache. */
export type RosterCacheConfig = Pick<Effects, 'wait'> & { readonly now: () => number };

/**
 * A cache of the rosters of a federation's teams, fetched a few at a time in the background on demand, and kept for hours. An
 * expired roster is served while it is revalidated.
 */
export const createRosterCache = (effects: RosterCacheConfig): PlayersOf => {
  const find = createBackgroundCache<TeamId, readonly SearchPlayer[], GatewayClient['fetch']>({
    ...effects,
    load: async (teamId, ask, before = []) => {
      const found = await ask(rosterOfTeam, { teamId })();
      if (either.isLeft(found)) return { value: before, lifetime: lifetime.failed };
      const value = playersOf(found.right.rows).flatMap((member) => {
        const name = fullName(member);
        return name === '' ? [] : [{ personId: member.personId, teamId, name }];
      });
      return { value, lifetime: lifetime.known };
    },
    // Few, so that visitors' calls come first.
    atOnce: 3,
    most: 5_000,
    timeout: 1_500,
    waitsForExpired: false,
  });
  return (ask, teams) => () => find(new Map(teams.map((teamId) => [teamId, ask])));
};
