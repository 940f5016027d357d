import { either, function as fn, readonlyArray, task, type taskEither } from 'fp-ts';
import type { GatewayFailure } from '../failure.ts';

/** The answers for several items, and the items without one. */
export interface Parts<I, A> {
  readonly found: readonly A[];
  readonly failed: readonly I[];
}

/** Requests an answer for each item: one that fails costs only itself. If all fail, gives the first failure. */
export const askEach = <I, A>(
  items: readonly I[],
  ask: (item: I) => taskEither.TaskEither<GatewayFailure, A>,
): taskEither.TaskEither<GatewayFailure, Parts<I, A>> =>
  fn.pipe(
    items,
    readonlyArray.traverse(task.ApplicativePar)(ask),
    task.map((answers) => {
      const { left: failures, right: found } = readonlyArray.separate(answers);
      const [failure] = failures;
      return failure !== undefined && found.length === 0
        ? either.left(failure)
        : either.right({
            found,
            failed: items.filter((_, i) => {
              const answer = answers[i];
              return answer !== undefined && either.isLeft(answer);
            }),
          });
    }),
  );
