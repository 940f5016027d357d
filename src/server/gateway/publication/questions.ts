import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import {
  leagueById,
  leaguesOfSeason,
  matchById,
  matchesOnDate,
  seasonsOfYear,
} from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import { seasonCallsOf } from '@kampdag/core/gateway/seasonCalls';
import type { SeasonId } from '@kampdag/core/ids';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import { type AnswersConfig, createAnswers } from '../answers.ts';
import { createFairQueue } from '../fairQueue.ts';
import type { SourceFailure } from '../source.ts';
import { steadySource } from '../steadySource.ts';

/** The answer to a request; a failure if it cannot be determined at the moment. */
export type Asked<A> = Promise<either.Either<SourceFailure, A>>;

/** The dependencies of these requests. */
export type QuestionsConfig = Omit<AnswersConfig, 'largest' | 'lifetimeOf'>;

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** What lists leagues or matches: a withdrawn one must be hidden within 20 seconds, the edge's share included; other ties hardly ever change. */
const withdrawable: Lifetime = { fresh: 5 * second, stale: 0, onError: day };
const tieLifetime: Lifetime = { fresh: 10 * minute, stale: 10 * minute, onError: day };

/** A match or a league is asked for by itself where no list has it: what was known before is what is in doubt. */
const inDoubt: Lifetime = { fresh: 5 * second, stale: 0, onError: 0 };

const lifetimes: ReadonlyMap<string, Lifetime> = new Map([
  [leaguesOfSeason.name, withdrawable],
  [matchesOnDate.name, withdrawable],
  [leagueById.name, inDoubt],
  [matchById.name, inDoubt],
]);

const lifetimeOf = ({ name }: AnyEndpoint): Lifetime => lifetimes.get(name) ?? tieLifetime;

/** Believed at once where they are empty, since withdrawals must not wait: what they listed is then asked for one by one. */
const believed: ReadonlySet<string> = new Set([leaguesOfSeason.name, matchesOnDate.name]);

/** Null for a missing thing. */
export const orNothing = <A>(
  found: either.Either<SourceFailure, A>,
): either.Either<SourceFailure, A | null> =>
  either.isLeft(found) && found.left.type === 'NotFound' ? either.right(null) : found;

/** What says, of a thing that its list lacks, that there is none: one that is missing has no form that all federations share, some answer null. */
const unfound: ReadonlySet<SourceFailure['type']> = new Set(['NotFound', 'Gone', 'BadAnswer', 'Declined']);

/** Null for a thing that its list lacks and that is not answered by itself either; a failure if nobody answers. */
export const orUnlisted = <A>(
  found: either.Either<SourceFailure, A | null>,
): either.Either<SourceFailure, A | null> =>
  either.isLeft(found) && unfound.has(found.left.type) ? either.right(null) : found;

/** Requests to the source about publication, apart from the answers for visitors; each answer is decoded once. */
export const createQuestions = (config: QuestionsConfig) => {
  const answers = createAnswers({
    ...config,
    source: steadySource(config.source, undefined, ({ name }) => !believed.has(name)),
    largest: 24 * 1024 * 1024,
    lifetimeOf,
  });
  const decoded = new WeakMap<object, unknown>();
  /** The turns of requests about single things; what waits too long stays hidden. A lane for each deployment. */
  const turns = createFairQueue<DeploymentId>({
    open: Number.POSITIVE_INFINITY,
    openOfLane: 8,
    waiting: 5_000,
    patience: 20_000,
    wait: config.wait,
  });
  const ask = async <P, A>(deployment: Deployment, endpoint: Endpoint<P, A>, params: P): Asked<A> => {
    const { name, method } = endpoint;
    const call = { name, method, path: endpoint.write(params), endpoint: endpoint as AnyEndpoint, params };
    const found = await answers.find(deployment, call)();
    if (either.isLeft(found)) return found;
    const { value } = found.right;
    const before = decoded.get(value) as A | undefined;
    if (before !== undefined) return either.right(before);
    const read = endpoint.decode(value.body);
    if (either.isLeft(read)) return either.left({ type: 'BadAnswer', message: `${name} could not be read` });
    decoded.set(value, read.right);
    return read;
  };

  /** A request about a single thing, of which there may be hundreds; null if it is missing. */
  const askOne = async <P, A>(
    deployment: Deployment,
    endpoint: Endpoint<P, A>,
    params: P,
  ): Asked<A | null> => {
    const leave = await turns.enter(deployment.id);
    if (leave === null) {
      return either.left({ type: 'Unavailable', message: 'too many leagues are asked for' });
    }
    try {
      return orNothing(await ask(deployment, endpoint, params));
    } finally {
      leave();
    }
  };

  /** The seasons of each sport that began in the last `span` years, newest first; years without an answer are left out. */
  const recentSeasons = async (deployment: Deployment, span: number): Promise<readonly SeasonId[]> => {
    const calls = seasonCallsOf(deployment, osloWallTime(config.now()).date, span - 1);
    const years = await Promise.all(
      calls.map(({ sportId, year }) => ask(deployment, seasonsOfYear, { sportId, year })),
    );
    const seasons = years.flatMap((found) =>
      either.isRight(found) ? found.right.rows.filter(({ owner }) => owner === deployment.mainOrgId) : [],
    );
    return [...new Set(seasons.map(({ seasonId }) => seasonId))];
  };

  return { ask, askOne, recentSeasons, clear: answers.clear, size: answers.size };
};

export type Questions = ReturnType<typeof createQuestions>;
