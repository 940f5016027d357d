import { these } from 'fp-ts';
import * as t from 'io-ts';
import { type Problem, problemsOf } from './problem.ts';
import type { Reading } from './reading.ts';
import { wellFormed } from './wellFormed.ts';

/** The readable rows of an answer, and the problems of all rows. */
export interface Rows<A> {
  readonly rows: readonly A[];
  readonly problems: readonly Problem[];
}

const UpstreamError = t.type({ errorMessage: t.string });

/** The federation's own error in a 200 answer (`{"errorMessage": …}`, wire-format §2). */
export const refusalIn = (body: unknown): readonly Problem[] =>
  UpstreamError.is(body)
    ? [{ path: 'errorMessage', message: wellFormed(body.errorMessage.slice(0, 200)) }]
    : [];

/**
 * Decodes rows one by one: a bad row costs only that row, a bad field only that field. `root` precedes the index in the paths of
 * problems; null omits the index too.
 */
export const decodeRows = <A>(
  row: Pick<Reading<A>, 'decodeRow'>,
  rows: readonly unknown[],
  root: string | null,
): Rows<A> => {
  const read: A[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of rows.entries()) {
    const decoded = row.decodeRow(raw);
    if (!these.isLeft(decoded)) read.push(decoded.right);
    if (!these.isRight(decoded)) {
      problems.push(...problemsOf(decoded.left, root === null ? '' : `${root}${index}`));
    }
  }
  return { rows: read, problems };
};
