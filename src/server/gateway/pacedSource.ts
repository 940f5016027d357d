import { option, taskEither } from 'fp-ts';
import type { Pacing } from '../pacing.ts';
import { callOf } from './router.ts';
import type { GatewaySource } from './source.ts';

/** The rest of an iterator. */
const restOf = (iterator: Iterator<void>): Iterable<void> => ({ [Symbol.iterator]: () => iterator });

/**
 * A source whose answers are read in slices before they are given, so that decoding thousands of rows holds up nothing else: whoever
 * decodes them afterwards finds the rows read.
 */
export const pacedSource = (source: GatewaySource, pacing: Pacing): GatewaySource => ({
  request: (deployment, path, now) => {
    const call = option.toNullable(callOf(path));
    const answer = source.request(deployment, path, now);
    if (call === null) return answer;
    return taskEither.chainTaskK((body: unknown) => async () => {
      const steps = call.endpoint.steps(body)[Symbol.iterator]();
      // Most answers are short, and read in one step.
      return steps.next().done === true ? body : pacing.run(restOf(steps), () => body);
    })(answer);
  },
});
