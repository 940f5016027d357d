import type { GatewayFailure } from '@kampdag/core/gateway/client';
import { clientOver, type GatewayClient, type GatewayTransport } from '@kampdag/core/gateway/client';
import type { Deployment } from '@kampdag/core/site/deployment';
import { function as fn, option, taskEither } from 'fp-ts';
import type { Answers } from './answers.ts';
import { callOf } from './router.ts';
import type { SourceFailure } from './source.ts';
import { statusOf } from './source.ts';

const refused = (status: number, message: string): GatewayFailure => ({ type: 'Refused', status, message });

const failureOf = (failure: SourceFailure): GatewayFailure => refused(statusOf(failure), failure.message);

/** The gateway for pages rendered in this process: the same table and answers as over HTTP. */
export const inProcessTransport = (
  answers: Pick<Answers, 'find'>,
  deployment: Deployment,
): GatewayTransport => ({
  request: (method, path) =>
    fn.pipe(
      callOf(path),
      option.filter(({ endpoint }) => endpoint.method === method),
      taskEither.fromOption(() => refused(404, 'no such call')),
      taskEither.chainW((call) => taskEither.mapLeft(failureOf)(answers.find(deployment, call))),
      taskEither.map(({ value }) => value.body),
    ),
});

/** The gateway's client in this process. */
export const clientOf = (answers: Pick<Answers, 'find'>, deployment: Deployment): GatewayClient =>
  clientOver(inProcessTransport(answers, deployment));
