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

/** Milliseconds for which a roster is kept, and after which one that could not be had is asked for again. */
const lifetime = { known: 6 * 60 * minute, failed: minute };

/** Rosters asked for at a time: a visitor's own calls come first. */
const atOnce = 3;

/** Teams kept; the longest unused go first. */
const most = 5_000;

/** Milliseconds that an answer waits for rosters that are not at hand. */
const patience = 1_500;

interface Kept {
  readonly players: readonly SearchPlayer[];
  /** The moment, in milliseconds, from which it is asked for anew. */
  readonly until: number;
}

/** What kept rosters live on. */
export interface RosterCacheConfig {
  readonly now: () => number;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/**
 * The rosters of one federation's teams, a few asked for at a time in the background and kept for hours. Nothing is asked until somebody
 * wants it; an old roster is given while it is asked for anew.
 */
export const createRosterCache = ({ now, wait }: RosterCacheConfig): PlayersOf => {
  const kept = new LRUCache<TeamId, Kept>({ max: most });
  const asking = new Map<TeamId, Promise<void>>();
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);

  const fetchRoster = async (ask: GatewayClient['fetch'], teamId: TeamId): Promise<void> => {
    const found = await ask(rosterOfTeam, { teamId })();
    if (either.isLeft(found)) {
      kept.set(teamId, { players: kept.peek(teamId)?.players ?? [], until: now() + lifetime.failed });
      return;
    }
    const players = playersOf(found.right.rows).flatMap((member) => {
      const name = fullName(member);
      return name === '' ? [] : [{ personId: member.personId, teamId, name }];
    });
    kept.set(teamId, { players, until: now() + lifetime.known });
  };

  const begin = (ask: GatewayClient['fetch'], teamId: TeamId): Promise<void> => {
    const begun = asking.get(teamId);
    if (begun !== undefined) return begun;
    const roster = turns.execute(() => fetchRoster(ask, teamId)).finally(() => asking.delete(teamId));
    asking.set(teamId, roster);
    return roster;
  };

  return (ask, teams) => async () => {
    const at = now();
    const asked = teams.filter((teamId) => (kept.get(teamId)?.until ?? 0) <= at);
    const all = Promise.allSettled(asked.map((teamId) => begin(ask, teamId)));
    if (asked.some((teamId) => !kept.has(teamId))) await Promise.race([all, wait(patience)]);
    return new Map(
      teams.flatMap((teamId) => {
        const roster = kept.get(teamId);
        return roster === undefined ? [] : [[teamId, roster.players] as const];
      }),
    );
  };
};
