import { refusalIn } from '@kampdag/core/decode/rows';
import { either, function as fn, option, taskEither } from 'fp-ts';
import type { Publications } from './leaguePublication.ts';
import { withheld } from './publishing.ts';
import { type Call, callOf } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

const unreadable = (message: string): SourceFailure => ({ type: 'BadAnswer', message });

/** The federation's own error is a failure; so is what the call's decoder cannot read at all. */
const readable = ({ endpoint, name }: Call, body: unknown): either.Either<SourceFailure, unknown> => {
  const [refusal] = refusalIn(body);
  if (refusal !== undefined) return either.left({ type: 'Declined', message: refusal.message });
  const decoded = endpoint.decode(body);
  if (either.isRight(decoded)) return either.right(body);
  const [problem] = decoded.left;
  return either.left(unreadable(`${name}: ${problem?.path ?? ''} ${problem?.message ?? ''}`.slice(0, 300)));
};

/**
 * A source whose answers may leave the server: decoded at the border, nothing in them that nobody reads (reading 25), nothing that is
 * not published (reading 24).
 */
export const publishedSource = (source: GatewaySource, publications: Publications): GatewaySource => ({
  request: (deployment, path, now) =>
    fn.pipe(
      callOf(path),
      option.match(
        () => taskEither.left<SourceFailure, unknown>({ type: 'NotFound', message: 'no such call' }),
        (call) =>
          fn.pipe(
            source.request(deployment, call.path, now),
            taskEither.chainEitherK((body) => readable(call, body)),
            taskEither.map((body) => call.endpoint.publish(body)),
            taskEither.chain((body) =>
              withheld(call.path, body, { deployment, publications, endpoint: call.endpoint }),
            ),
          ),
      ),
    ),
});
