import { either } from 'fp-ts';
import { recordedMoment, recordedSeed } from '../../fixtures/upstream/recordedMoment.ts';
import { createRecordedUpstream, type RecordedUpstream } from '../../fixtures/upstream/recordedUpstream.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { simulatedFederation } from '../support/simulatedFederation.ts';
import { recordedDeployments } from './deployments.ts';

/** The recorded upstream of the four shipped deployments. */
export const openRecorded = (): RecordedUpstream =>
  createRecordedUpstream({
    deployments: recordedDeployments,
    federationOf: (deployment) => simulatedFederation({ deployment, seed: recordedSeed }),
    moment: recordedMoment,
  });

/** Its answers as a source, with changes; bodies are serialised and parsed, as over a network. */
export const recordedSource = (
  { answer }: Pick<RecordedUpstream, 'answer'>,
  rewrite: (body: unknown, path: string) => unknown = (body) => body,
): GatewaySource => ({
  request: (_deployment, path) => () => {
    const { status, body } = answer(path);
    return Promise.resolve(
      status === 200
        ? either.right(JSON.parse(JSON.stringify(rewrite(body, path))) as unknown)
        : either.left({ type: 'NotFound', message: 'the federation has no such thing' } as const),
    );
  },
});
