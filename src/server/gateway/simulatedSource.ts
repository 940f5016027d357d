import { either, function as fn, taskEither } from 'fp-ts';
import type { FederationRefusal } from '../../../fixtures/simulation/federation.ts';
import type { Federations } from '../federations.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

const failureOf = ({ status, message }: FederationRefusal): SourceFailure => ({
  type: status === 404 ? 'NotFound' : 'BadAnswer',
  message,
});

/** Answers from the simulated federations, in this process. */
export const simulatedSource = (federations: Federations): GatewaySource => ({
  request: (deployment, path, now) =>
    fn.pipe(
      either.fromNullable<SourceFailure>({ type: 'NotFound', message: 'no such federation' })(
        federations.get(deployment.key),
      ),
      either.chain((federation) => either.mapLeft(failureOf)(federation.answer(path, now))),
      taskEither.fromEither,
    ),
});
