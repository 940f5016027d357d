import { these } from 'fp-ts';
import * as t from 'io-ts';
import { type Problem, problemsOf } from './problem.ts';
import type { Reading } from './reading.ts';
import { wellFormed } from './wellFormed.ts';

/** The rows of an answer that could be read, and what was wrong with them and with the others. */
export interface Rows<A> {
  readonly rows: readonly A[];
  readonly problems: readonly Problem[];
}

const UpstreamError = t.type({ errorMessage: t.string });

/** A 200 answer can be the federation's own error (`{"errorMessage": …}`, wire-format §2). */
export const refusalIn = (body: unknown): readonly Problem[] =>
  UpstreamError.is(body)
    ? [{ path: 'errorMessage', message: wellFormed(body.errorMessage.slice(0, 200)) }]
    : [];

/**
 * Reads rows one by one: one bad row costs that row alone, one bad field that field. `root` comes before the index in the paths of
 * what is wrong; null leaves the index out too.
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
