import { callTable } from '@kampdag/core/gateway/composedTable';
import type { Tie } from '@kampdag/core/gateway/publicationRule';
import type { SeasonId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import { nothingPublished, publicationOf } from '@kampdag/core/league/season/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { SourceFailure } from '../source.ts';

type LeagueTie = Extract<Tie, { readonly type: 'league' }>;

/** What held leagues are looked at with. */
export interface HeldLeaguesConfig {
  readonly now: () => Instant;
  /** The league as the federation has it; null where it has none. */
  readonly find: (
    deployment: Deployment,
    tie: LeagueTie,
  ) => Promise<either.Either<SourceFailure, League | null>>;
  readonly seasonOf: (deployment: Deployment, tie: LeagueTie) => SeasonId | null;
}

/** The leagues that answers were given of which may still be held somewhere. */
export interface HeldLeagues {
  /** An answer is about to be given by what this league publishes. */
  readonly note: (deployment: Deployment, tie: LeagueTie, league: League) => void;
  /** Whether one of them, of none of these seasons, publishes otherwise than when it was noted or last looked at. */
  readonly haveChanged: (deployment: Deployment, except: readonly SeasonId[]) => Promise<boolean>;
}

interface Held {
  readonly deployment: Deployment;
  readonly tie: LeagueTie;
  published: string;
  lookedAt: Instant;
}

/** Milliseconds for which an answer is given without asking anew what it may say: the longest of all calls. */
const heldFor = Math.max(...callTable.map(({ lifetime }) => lifetime.fresh + lifetime.stale));

/** Leagues kept; the longest unused go first. */
const most = 2_000;

/** Questions of one look: seasons, or leagues of which no season is known. What is left over has its turn at the next. */
const budget = 12;

const textOf = (league: League | null): string =>
  JSON.stringify(league === null ? nothingPublished : publicationOf(league));

/** Nothing is held yet. */
export const heldLeagues = ({ now, find, seasonOf }: HeldLeaguesConfig): HeldLeagues => {
  const held = new LRUCache<string, Held>({ max: most, ttl: heldFor, ttlResolution: 0, perf: { now } });

  const hasChanged = async (one: Held): Promise<boolean> => {
    const found = await find(one.deployment, one.tie);
    if (either.isLeft(found)) return false;
    const before = one.published;
    one.published = textOf(found.right);
    return one.published !== before;
  };

  return {
    note: (deployment, tie, league) => {
      const key = `${deployment.id} ${tie.tournamentId}`;
      const published = held.get(key)?.published ?? textOf(league);
      held.set(key, { deployment, tie, published, lookedAt: now() });
    },
    haveChanged: async ({ id }, except) => {
      const questions = new Map<string, Held[]>();
      const waiting = [...held.values()]
        .filter(({ deployment }) => deployment.id === id)
        .toSorted((a, b) => a.lookedAt - b.lookedAt);
      for (const one of waiting) {
        const season = seasonOf(one.deployment, one.tie);
        if (season !== null && except.includes(season)) continue;
        const question = season === null ? `league ${one.tie.tournamentId}` : `season ${season}`;
        questions.set(question, [...(questions.get(question) ?? []), one]);
      }
      const asked = [...questions.values()].slice(0, budget).flat();
      for (const one of asked) one.lookedAt = now();
      const changed = await Promise.all(asked.map(hasChanged));
      return changed.includes(true);
    },
  };
};
