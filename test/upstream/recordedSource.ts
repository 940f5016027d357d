import { either } from 'fp-ts';
import { recordedMoment, recordedSeed } from '../../fixtures/upstream/recordedMoment.ts';
import {
  createRecordedUpstream,
  type RecordedAnswer,
  type RecordedUpstream,
} from '../../fixtures/upstream/recordedUpstream.ts';
import type { GatewaySource } from '../../src/server/gateway/source.ts';
import { simulatedFederation } from '../support/federation/simulatedFederation.ts';
import { recordedDeployments } from './deployments.ts';

/** A function that computes each answer once. */
const once =
  <A>(answerOf: (path: string) => A, answers: Map<string, A>) =>
  (path: string): A => {
    const answer = answers.has(path) ? (answers.get(path) as A) : answerOf(path);
    answers.set(path, answer);
    return answer;
  };

/** The recorded upstream of the four shipped deployments, which computes each answer once until flags change. */
export const openRecorded = (): RecordedUpstream => {
  const upstream = createRecordedUpstream({
    deployments: recordedDeployments,
    federationOf: (deployment) => simulatedFederation({ deployment, seed: recordedSeed }),
    moment: recordedMoment,
  });
  const answers = new Map<string, RecordedAnswer>();
  const expected = new Map<string, unknown>();
  return {
    ...upstream,
    answer: once(upstream.answer, answers),
    expected: once(upstream.expected, expected),
    setFlags: (league, flags) => {
      answers.clear();
      expected.clear();
      upstream.setFlags(league, flags);
    },
  };
};

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
