import { changesOfLeague } from '@kampdag/core/gateway/changesOfLeague';
import { clientOver, type GatewayClient, type GatewayTransport } from '@kampdag/core/gateway/client';
import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { bulkhead } from 'cockatiel';
import { option, taskEither } from 'fp-ts';
import type { CorrectionsCacheConfig } from '../../corrections/correctionsCache.ts';
import type { RosterCacheConfig } from '../../search/rosterCache.ts';
import type { Answers } from '../answers.ts';
import { inProcessTransport } from '../inProcessTransport.ts';
import { callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';
import { type Composition, compositionsOf } from './compositions.ts';

/** Concurrent calls of one composed answer, so that others are not starved. */
const atOnce = 6;

/** Limits the number of concurrent calls. */
const limitedAsk = (transport: GatewayTransport): GatewayClient['fetch'] => {
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  return clientOver({
    request: (method, path) => () => turns.execute(transport.request(method, path)),
  }).fetch;
};

const failureOf = (failure: GatewayFailure): SourceFailure => {
  if (failure.type === 'Undecodable') return { type: 'BadAnswer', message: 'a part could not be read' };
  const isGone = failure.type === 'Refused' && failure.status === 404;
  return { type: isGone ? 'NotFound' : 'Unavailable', message: failure.message };
};

/**
 * A source that answers composed calls and passes all others on. The parts come from `answers`: published, cached and
 * deduplicated.
 */
export const composedSource = (
  source: GatewaySource,
  answers: Pick<Answers, 'find'>,
  caches: RosterCacheConfig & CorrectionsCacheConfig,
): GatewaySource => {
  const byDeployment = new Map<DeploymentId, readonly Composition[]>();
  const compositionsFor = (deployment: Deployment): readonly Composition[] => {
    const compositions = byDeployment.get(deployment.id) ?? compositionsOf(deployment, caches);
    byDeployment.set(deployment.id, compositions);
    return compositions;
  };
  return {
    request: (deployment, path, now) => {
      const call = option.toNullable(callOf(path));
      const composition = compositionsFor(deployment).find(({ endpoint }) => endpoint === call?.endpoint);
      if (call === null || composition === undefined) return source.request(deployment, path, now);
      const ask = limitedAsk(inProcessTransport(answers, deployment));
      return taskEither.mapLeft(failureOf)(composition.compose(ask, call.params));
    },
  };
};

/** Answers `changesOfLeague` with the federation's match list, of which the call reads only the change times. */
export const changesSource = (source: GatewaySource): GatewaySource => ({
  request: (deployment, path, now) => {
    const params = changesOfLeague.read(path);
    return source.request(
      deployment,
      option.isSome(params) ? matchesOfLeague.write(params.value) : path,
      now,
    );
  },
});
