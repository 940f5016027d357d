import { either } from 'fp-ts';
import * as t from 'io-ts';
import { type Problem, problemsOf } from './problem.ts';

/** The rows of an answer that could be read, and what was wrong with the others: one bad row costs that row alone. */
export interface Rows<A> {
  readonly rows: readonly A[];
  readonly problems: readonly Problem[];
}

/** Whatever can read one value: a codec of io-ts or a reading of ours. */
interface Decodes<A> {
  readonly decode: (u: unknown) => t.Validation<A>;
}

/** A body as it may come: its value, or all that is wrong with it. */
export type DecodeBody<A> = (body: unknown) => either.Either<readonly Problem[], A>;

const UpstreamError = t.type({ errorMessage: t.string });

/** A 200 answer can be the federation's own error (`{"errorMessage": …}`, wire-format §2). */
export const refusalIn = (body: unknown): readonly Problem[] =>
  UpstreamError.is(body) ? [{ path: 'errorMessage', message: body.errorMessage.slice(0, 200) }] : [];

/** Reads rows one by one; `root` comes before the index in the paths of what is wrong. */
export const decodeRows = <A>(row: Decodes<A>, rows: readonly unknown[], root: string): Rows<A> => {
  const read: A[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of rows.entries()) {
    const decoded = row.decode(raw);
    if (either.isRight(decoded)) read.push(decoded.right);
    else problems.push(...problemsOf(decoded.left, `${root}${index}`));
  }
  return { rows: read, problems };
};

/** An object that holds its rows under one name; rows that are null or absent are none (specification §7). */
export const rowsUnder =
  <A>(name: string, row: Decodes<A>): DecodeBody<Rows<A>> =>
  (body) => {
    const refused = refusalIn(body);
    if (refused.length > 0) return either.left(refused);
    if (!t.UnknownRecord.is(body)) return either.left([{ path: '', message: 'the answer is no object' }]);
    const rows = body[name] ?? [];
    return Array.isArray(rows)
      ? either.right(decodeRows(row, rows, `${name}.`))
      : either.left([{ path: name, message: 'no list of rows' }]);
  };

/** A body that is one value. */
export const single =
  <A>(codec: Decodes<A>): DecodeBody<A> =>
  (body) => {
    const refused = refusalIn(body);
    return refused.length > 0
      ? either.left(refused)
      : either.mapLeft((e: t.Errors) => problemsOf(e))(codec.decode(body));
  };
