import { refusalIn } from '@kampdag/core/decode/rows';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either, function as fn, option, taskEither } from 'fp-ts';
import type { Publications } from './leaguePublication.ts';
import { withoutUnpublished } from './publicationEdits.ts';
import { emptyAnswer, mayLeave } from './publicationGates.ts';
import { type Call, callOf } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

/** The federation's own error is a failure; so is what the call's decoder cannot read at all. */
const readable = ({ endpoint, name }: Call, body: unknown): either.Either<SourceFailure, unknown> => {
  const [refusal] = refusalIn(body);
  if (refusal !== undefined) return either.left({ type: 'Declined', message: refusal.message });
  const decoded = endpoint.decode(body);
  if (either.isRight(decoded)) return either.right(body);
  const [problem] = decoded.left;
  const message = `${name}: ${problem?.path ?? ''} ${problem?.message ?? ''}`.slice(0, 300);
  return either.left({ type: 'BadAnswer', message });
};

/**
 * A source whose answers may leave the server: decoded at the border, nothing in them that nobody reads (reading 25), nothing that is
 * not published (reading 24). What may not leave at all is not even asked for: its answer is empty.
 */
export const publishedSource = (source: GatewaySource, publications: Publications): GatewaySource => {
  const answered = (call: Call, deployment: Deployment, now: Instant) =>
    fn.pipe(
      source.request(deployment, call.path, now),
      taskEither.chainEitherK((body) => readable(call, body)),
      taskEither.map((body) => call.endpoint.publish(body)),
      taskEither.chain((body) => withoutUnpublished(call, body, deployment, publications)),
    );
  return {
    request: (deployment, path, now) =>
      fn.pipe(
        callOf(path),
        option.match(
          () => taskEither.left<SourceFailure, unknown>({ type: 'NotFound', message: 'no such call' }),
          (call) =>
            fn.pipe(
              mayLeave(call, deployment, publications),
              taskEither.chain((may) =>
                may ? answered(call, deployment, now) : taskEither.right(emptyAnswer(call.endpoint)),
              ),
            ),
        ),
      ),
  };
};
