import { refusalIn } from '@kampdag/core/decode/body';
import type { Problem } from '@kampdag/core/decode/problem';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either, option, taskEither } from 'fp-ts';
import { fieldOf, type OnAnomaly } from './anomalies.ts';
import { type Call, callOf } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

const isDeclined = (body: unknown): boolean => refusalIn(body).length > 0;

/**
 * The failure of an unreadable body, which is reported: the federation's own error, or nonsense. Its text may name people and is not
 * kept.
 */
export const unreadable = (
  { endpoint }: Call,
  deployment: Deployment,
  body: unknown,
  problems: readonly Problem[],
  onAnomaly: OnAnomaly,
): SourceFailure => {
  const path = problems[0]?.path ?? '';
  const kind = isDeclined(body) ? 'declined' : 'unreadable';
  onAnomaly(deployment, endpoint, { kind, problems: problems.length, field: fieldOf(path) });
  const { name } = endpoint;
  return kind === 'declined'
    ? { type: 'Declined', message: `${name}: the federation declined` }
    : { type: 'BadAnswer', message: `${name}: cannot be read${path === '' ? '' : ` at ${path}`}` };
};

/**
 * A source that fails where an answer is none of its call's, although the status was 200: so that no cache replaces a good answer with
 * it, neither the visitors' nor that of publications.
 */
export const readableSource = (source: GatewaySource, onAnomaly: OnAnomaly): GatewaySource => ({
  request: (deployment, path, now) => {
    const call = option.toNullable(callOf(path));
    const answer = source.request(deployment, path, now);
    if (call === null) return answer;
    return taskEither.chainEitherK((body: unknown) =>
      either.bimap(
        (problems: readonly Problem[]) => unreadable(call, deployment, body, problems, onAnomaly),
        () => body,
      )(call.endpoint.decode(body)),
    )(answer);
  },
});
