import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Problem } from './problem.ts';
import type { Reading } from './reading.ts';
import { decodeRows, type Rows, refusalIn } from './rows.ts';

/** An answer that was read: its value, its rows, and the answer written anew from some of them. */
export interface OpenedBody<A, R> {
  readonly value: A;
  readonly rows: readonly R[];
  /** What was wrong with rows that were read, and with those that were not. */
  readonly problems: readonly Problem[];
  /**
   * The answer with nothing in it but what is read of these rows: no e-mail address, no date of birth (reading 25). Undefined where
   * the answer is one thing, and that is left out.
   */
  readonly write: (rows: readonly R[]) => unknown;
}

/** What reads a row and writes it back. */
export type RowReading<R> = Pick<Reading<R>, 'decodeRow' | 'encode'>;

/** How the federation's answer to a call is read, and written anew. */
export interface Body<A, R> {
  /** Reads an answer; the federation's own `{"errorMessage"}` with status 200 (wire-format §2) is a failure. */
  readonly open: (body: unknown) => either.Either<readonly Problem[], OpenedBody<A, R>>;
  /** The answer that says nothing, in the form that `open` reads. Undefined where there is none. */
  readonly empty: unknown;
}

/** Opens a body that is no refusal of the federation's. */
export const unlessRefused =
  <A, R>(open: Body<A, R>['open']): Body<A, R>['open'] =>
  (body) => {
    const refused = refusalIn(body);
    return refused.length > 0 ? either.left(refused) : open(body);
  };

/** The name under which an object holds its rows, the first that is there. */
const nameIn = (body: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  names.find((name) => body[name] !== undefined && body[name] !== null) ?? names[0];

const noList = (path: string): either.Either<readonly Problem[], never> =>
  either.left([{ path, message: 'no list of rows' }]);

/** The first of the rows that share a key; rows without a key are all kept. */
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

/** Where an answer holds its rows, and what tells them apart. */
export interface ListForm<R> {
  /** Names of the field that holds the rows, where the answer is an object; the first is written. */
  readonly names?: readonly string[];
  /** What a row is told apart by: of several with one key the first is read. Rows are told apart by nothing unless told. */
  readonly keyOf?: (row: R) => string | number | null;
}

/**
 * A list of rows: an array, null (which is an empty one), or an object that holds it under one of the names
 * (specification §7: "defaulting to null or empty"). One bad row costs that row alone, one bad field that field.
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

/** The first row of a list, null of an empty one (specification §7: "first item used"). */
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

/** An answer that is one thing. */
export const single = <R>(row: RowReading<R>): Body<R, R> => ({
  open: unlessRefused((body) => {
    const { rows, problems } = decodeRows(row, [body], null);
    const [value] = rows;
    const write = ([kept]: readonly R[]): unknown => (kept === undefined ? undefined : row.encode(kept));
    return value === undefined ? either.left(problems) : either.right({ value, rows, problems, write });
  }),
  empty: undefined,
});
