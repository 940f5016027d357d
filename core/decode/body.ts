import { either, these } from 'fp-ts';
import * as t from 'io-ts';
import { valueIn } from './anyCase.ts';
import { type Problem, problemsOf } from './problem.ts';
import type { Reading } from './reading.ts';
import { wellFormed } from './wellFormed.ts';

/** A decoded answer: its value, its rows, and a writer that encodes a selection of the rows. */
export interface OpenedBody<A, R> {
  readonly value: A;
  readonly rows: readonly R[];
  /** Whether it holds nothing at all. */
  readonly isEmpty: boolean;
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
  /** Reads the rows, some in each step, so that `open` finds them read: for a long answer that must not hold up other work. */
  readonly steps: (body: unknown) => Iterable<void>;
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

const noList = (path: string): either.Either<readonly Problem[], never> =>
  either.left([{ path, message: 'no list of rows' }]);

/** The rows that were sent, and the name under which; null for a bare list. */
interface SentRows {
  readonly sent: readonly unknown[];
  readonly name: string | null;
}

/**
 * The rows of an answer: a bare list, or under one of the names in any letter case, where null is an empty list (specification §7:
 * "defaulting to null or empty"). An answer without them, such as ASP.NET's `{"Message"}`, `{}` or null, has no rows to read: it is
 * not an empty list.
 */
const rowsIn = (body: unknown, names: readonly string[]): either.Either<readonly Problem[], SentRows> => {
  if (Array.isArray(body)) return either.right({ sent: body, name: null });
  if (!t.UnknownRecord.is(body)) return noList('');
  const found = names
    .map((name) => ({ name, value: valueIn(body, name) }))
    .filter(({ value }) => value !== undefined);
  const { name, value } = found.find((each) => each.value !== null) ?? found[0] ?? {};
  if (name === undefined) return noList(names[0] ?? '');
  const sent = value ?? [];
  return Array.isArray(sent) ? either.right({ sent, name }) : noList(name);
};

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

/** Rows that are read in one step. */
const rowsOfStep = 50;

/** The steps of reading the rows of all lists in an answer. */
export function* rowSteps(row: Pick<RowReading<unknown>, 'decodeRow'>, body: unknown): Generator<void, void> {
  const lists: readonly unknown[] = t.UnknownRecord.is(body) ? Object.values(body) : [body];
  for (const list of lists) {
    if (!Array.isArray(list)) continue;
    for (const [index, raw] of list.entries()) {
      row.decodeRow(raw);
      if (index % rowsOfStep === rowsOfStep - 1) yield;
    }
  }
}

interface ListForm<R> {
  /** Names of the field that holds the rows, where the answer is an object; the first is written. */
  readonly names?: readonly string[];
  /** The key of a row: of several rows with one key the first is read. Default: rows have no key. */
  readonly keyOf?: (row: R) => string | number | null;
  /** What the rows say of each other, such as the newest name of a club. Default: nothing. */
  readonly together?: (rows: readonly R[]) => readonly R[];
}

/** Whether none of the rows that were sent could be read: an answer of something else. */
const isForeign = (sent: readonly unknown[], rows: readonly unknown[]): boolean =>
  sent.length > 0 && rows.length === 0;

/** A list of rows, bare or under one of the names. A bad row costs only that row, a bad field only that field. */
export const list = <R>(
  row: RowReading<R>,
  { names = [], keyOf = () => null, together = (rows) => rows }: ListForm<R> = {},
): Body<Rows<R>, R> => ({
  open: unlessRefused((body) =>
    either.chain(({ sent, name }: SentRows): either.Either<readonly Problem[], OpenedBody<Rows<R>, R>> => {
      const { rows, problems } = decodeRows(row, sent, name === null ? '' : `${name}.`);
      if (isForeign(sent, rows)) return either.left(problems);
      const distinct = together(eachOnce(rows, keyOf));
      const write = (kept: readonly R[]): unknown => {
        const written = kept.map(row.encode);
        return name === null ? written : { [name]: written };
      };
      return either.right({
        value: { rows: distinct, problems },
        rows: distinct,
        isEmpty: rows.length === 0,
        problems,
        write,
      });
    })(rowsIn(body, names)),
  ),
  steps: (body) => rowSteps(row, body),
  empty: names[0] === undefined ? [] : { [names[0]]: [] },
});

/** The first row of a list; null for an empty one (specification §7: "first item used"). */
export const first = <R>(row: RowReading<R>, names: readonly string[] = []): Body<R | null, R> => ({
  open: unlessRefused((body) =>
    either.chain(({ sent }: SentRows): either.Either<readonly Problem[], OpenedBody<R | null, R>> => {
      const { rows, problems } = decodeRows(row, sent.slice(0, 1), '');
      return isForeign(sent, rows)
        ? either.left(problems)
        : either.right({
            value: rows[0] ?? null,
            rows,
            isEmpty: rows.length === 0,
            problems,
            write: (kept) => kept.map(row.encode),
          });
    })(rowsIn(body, names)),
  ),
  steps: () => [],
  empty: [],
});

/** An answer that is a single thing. */
export const single = <R>(row: RowReading<R>): Body<R, R> => ({
  open: unlessRefused((body) => {
    const { rows, problems } = decodeRows(row, [body], null);
    const [value] = rows;
    const write = ([kept]: readonly R[]): unknown => (kept === undefined ? undefined : row.encode(kept));
    return value === undefined
      ? either.left(problems)
      : either.right({ value, rows, isEmpty: false, problems, write });
  }),
  steps: () => [],
  empty: undefined,
});

/** The readable rows of an answer, and the problems of all rows. */
export interface Rows<A> {
  readonly rows: readonly A[];
  readonly problems: readonly Problem[];
}

const refusalName = 'errorMessage';

/** The federation's own error in a 200 answer (`{"errorMessage": …}` in any letter case, wire-format §2). */
export const refusalIn = (body: unknown): readonly Problem[] => {
  const message = t.UnknownRecord.is(body) ? valueIn(body, refusalName) : null;
  return typeof message === 'string' && message.trim() !== ''
    ? [{ path: refusalName, message: wellFormed(message.slice(0, 200)) }]
    : [];
};

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
