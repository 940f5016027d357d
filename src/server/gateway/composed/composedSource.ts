import { clientOver, type GatewayClient, type GatewayTransport } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { bulkhead } from 'cockatiel';
import { option, taskEither } from 'fp-ts';
import type { KeptCorrectionsConfig } from '../../corrections/keptCorrections.ts';
import type { KeptRostersConfig } from '../../search/keptRosters.ts';
import type { Answers } from '../answers.ts';
import { inProcessTransport } from '../inProcessTransport.ts';
import { callOf } from '../router.ts';
import type { GatewaySource, SourceFailure } from '../source.ts';
import { type Composition, compositionsOf } from './compositions.ts';

/** Calls that one composed answer makes at a time: others' have their turn between them. */
const atOnce = 6;

/** Makes a few calls at a time, however many it is asked for. */
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
 * A source that composes what it can and asks another for the rest. What composed answers are made of is asked through `answers`, as
 * visitors see it: published, kept, and each question once however many ask.
 */
export const composedSource = (
  source: GatewaySource,
  answers: Pick<Answers, 'find'>,
  keeping: KeptRostersConfig & KeptCorrectionsConfig,
): GatewaySource => {
  const byDeployment = new Map<DeploymentId, readonly Composition[]>();
  const compositionsFor = (deployment: Deployment): readonly Composition[] => {
    const compositions = byDeployment.get(deployment.id) ?? compositionsOf(deployment, keeping);
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
