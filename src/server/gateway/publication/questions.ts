import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { leagueById, leaguesOfSeason } from '@kampdag/core/gateway/endpoints';
import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import { either } from 'fp-ts';
import { type AnswersConfig, createAnswers } from '../answers.ts';
import type { SourceFailure } from '../source.ts';

/** What a question comes to; a failure means that nobody can say just now. */
export type Asked<A> = Promise<either.Either<SourceFailure, A>>;

/** Asks the source what is published, beside the answers that visitors see. */
export interface Questions {
  readonly ask: <P, A>(deployment: Deployment, endpoint: Endpoint<P, A>, params: P) => Asked<A>;
  /** A question about one thing, of which there may be hundreds; null where there is no such thing. */
  readonly askOne: <P, A>(deployment: Deployment, endpoint: Endpoint<P, A>, params: P) => Asked<A | null>;
  readonly clear: () => void;
}

/** What questions are asked with. */
export type QuestionsConfig = Omit<AnswersConfig, 'largest' | 'lifetimeOf'>;

const second = 1_000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** A league that is no longer published is hidden within 20 seconds, the edge's share included; which league a match belongs to hardly changes. */
const leagueLifetime: Lifetime = { fresh: 5 * second, stale: 0, onError: day };
const tieLifetime: Lifetime = { fresh: 10 * minute, stale: 10 * minute, onError: day };

const lifetimeOf = ({ name }: AnyEndpoint): Lifetime =>
  name === leaguesOfSeason.name || name === leagueById.name ? leagueLifetime : tieLifetime;

/** Bytes for what is known of publication. */
const largest = 24 * 1024 * 1024;

/** Questions about single leagues, matches and teams: so many at once, and so many that wait; what comes on top stays hidden. */
const [atOnce, waiting] = [8, 160] as const;

/** What is not there says nothing. */
export const orNothing = <A>(
  found: either.Either<SourceFailure, A>,
): either.Either<SourceFailure, A | null> =>
  either.isLeft(found) && found.left.type === 'NotFound' ? either.right(null) : found;

/** Questions over a source, each answer decoded once. */
export const createQuestions = (config: QuestionsConfig): Questions => {
  const answers = createAnswers({ ...config, largest, lifetimeOf });
  const decoded = new WeakMap<object, unknown>();
  /** One deployment's questions keep no other's waiting. */
  const budgets = new Map<DeploymentId, BulkheadPolicy>();
  const budgetOf = ({ id }: Deployment): BulkheadPolicy => {
    const budget = budgets.get(id) ?? bulkhead(atOnce, waiting);
    budgets.set(id, budget);
    return budget;
  };
  const ask: Questions['ask'] = async <P, A>(
    deployment: Deployment,
    endpoint: Endpoint<P, A>,
    params: P,
  ): Asked<A> => {
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

  const askOne: Questions['askOne'] = async (deployment, endpoint, params) => {
    try {
      return orNothing(await budgetOf(deployment).execute(() => ask(deployment, endpoint, params)));
    } catch (error) {
      if (error instanceof BulkheadRejectedError) {
        return either.left({ type: 'Unavailable', message: 'too many leagues are asked for' });
      }
      throw error;
    }
  };

  return { ask, askOne, clear: answers.clear };
};
