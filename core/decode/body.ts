import { either, these } from 'fp-ts';
import * as t from 'io-ts';
import { type Problem, problemsOf } from './problem.ts';
import type { Reading } from './reading.ts';
import { wellFormed } from './wellFormed.ts';

/** A decoded answer: its value, its rows, and a writer that encodes a selection of the rows. */
export interface OpenedBody<A, R> {
  readonly value: A;
  readonly rows: readonly R[];
  /** Problems of the rows that were read and of those that were rejected. */
  readonly problems: readonly Problem[];
  /**
   * Encodes the given rows with the fields that are read and no others: no e-mail address, no date of birth (reading 25).
   * Undefined where the answer is a single thing that is not among the rows.
   */
  readonly write: (rows: readonly R[]) => unknown;
}

/** Decodes and encodes a row. */
export type RowReading<R> = Pick<Reading<R>, 'decodeRow' | 'encode'>;

/** Decodes the federation's answer to a call and encodes it again. */
export interface Body<A, R> {
  /** Reads an answer; the federation's own `{"errorMessage"}` with status 200 (wire-format §2) is a failure. */
  readonly open: (body: unknown) => either.Either<readonly Problem[], OpenedBody<A, R>>;
  /** The empty answer, in the form that `open` reads. Undefined where there is none. */
  readonly empty: unknown;
}

/** Wraps `open` so that the federation's own refusal is a failure. */
export const unlessRefused =
  <A, R>(open: Body<A, R>['open']): Body<A, R>['open'] =>
  (body) => {
    const refused = refusalIn(body);
    return refused.length > 0 ? either.left(refused) : open(body);
  };

const nameIn = (body: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  names.find((name) => body[name] !== undefined && body[name] !== null) ?? names[0];

const noList = (path: string): either.Either<readonly Problem[], never> =>
  either.left([{ path, message: 'no list of rows' }]);

/** The rows without repeated keys: the first of each key is kept. Rows without a key are all kept. */
const eachOnce = <R>(rows: readonly R[], keyOf: (row: R) => string | number | null): readonly R[] => {
  const seen = new Set<string | number>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (key === null) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

interface ListForm<R> {
  /** Names of the field that holds the rows, where the answer is an object; the first is written. */
  readonly names?: readonly string[];
  /** The key of a row: of several rows with one key the first is read. Default: rows have no key. */
  readonly keyOf?: (row: R) => string | number | null;
}

/**
 * A list of rows: an array, null (an empty list), or an object with the list under one of the names (specification §7:
 * "defaulting to null or empty"). A bad row costs only that row, a bad field only that field.
 */
export const list = <R>(
  row: RowReading<R>,
  { names = [], keyOf = () => null }: ListForm<R> = {},
): Body<Rows<R>, R> => ({
  open: unlessRefused((body) => {
    const name = t.UnknownRecord.is(body) ? nameIn(body, names) : undefined;
    const sent = (name !== undefined && t.UnknownRecord.is(body) ? body[name] : body) ?? [];
    if (!Array.isArray(sent)) return noList(name ?? '');
    const { rows, problems } = decodeRows(row, sent, name === undefined ? '' : `${name}.`);
    const distinct = eachOnce(rows, keyOf);
    const write = (kept: readonly R[]): unknown => {
      const written = kept.map(row.encode);
      return name === undefined ? written : { [name]: written };
    };
    return either.right({ value: { rows: distinct, problems }, rows: distinct, problems, write });
  }),
  empty: names[0] === undefined ? [] : { [names[0]]: [] },
});

const isNothing = (body: unknown): body is null | undefined => body === null || body === undefined;

/** The first row of a list; null for an empty one (specification §7: "first item used"). */
export const first = <R>(row: RowReading<R>): Body<R | null, R> => ({
  open: unlessRefused((body) => {
    const sent: unknown = isNothing(body) ? [] : body;
    if (!Array.isArray(sent)) return noList('');
    const { rows, problems } = decodeRows(row, sent.slice(0, 1), '');
    const [found = null] = rows;
    return found === null && sent.length > 0
      ? either.left(problems)
      : either.right({ value: found, rows, problems, write: (kept) => kept.map(row.encode) });
  }),
  empty: [],
});

/** An answer that is a single thing. */
export const single = <R>(row: RowReading<R>): Body<R, R> => ({
  open: unlessRefused((body) => {
    const { rows, problems } = decodeRows(row, [body], null);
    const [value] = rows;
    const write = ([kept]: readonly R[]): unknown => (kept === undefined ? undefined : row.encode(kept));
    return value === undefined ? either.left(problems) : either.right({ value, rows, problems, write });
  }),
  empty: undefined,
});

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

/** Decodes rows one by one: a bad row costs only that row. `root` and the index begin a problem's path; null omits both. */
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
