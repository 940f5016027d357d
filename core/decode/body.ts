import { either } from 'fp-ts';
import * as t from 'io-ts';
import { problemsOf } from './problem.ts';
import type { Reading } from './reading.ts';
import { type DecodeBody, decodeRows, type Rows, refusalIn } from './rows.ts';

/** An answer of the federation: how it is read, and what of it may leave the server. */
export interface Body<A> {
  readonly decode: DecodeBody<A>;
  /**
   * The answer with nothing in it but what `decode` reads: no e-mail address, no date of birth (reading 25). What
   * cannot be read is left out; the federation's own `{"errorMessage"}` stays.
   */
  readonly publish: (body: unknown) => unknown;
}

/** What reads a row and writes it back. */
type Codes<A> = Pick<Reading<A>, 'decode' | 'encode'>;

/** Rows written anew from what was read of them; those that cannot be read are left out. */
export const publishRows = <A>(row: Codes<A>, rows: unknown): readonly unknown[] =>
  Array.isArray(rows)
    ? rows.flatMap((raw) => {
        const decoded = row.decode(raw);
        return either.isRight(decoded) ? [row.encode(decoded.right)] : [];
      })
    : [];

/** The federation's own error as it may travel on; undefined for any other body. */
export const publishRefusal = (body: unknown): { readonly errorMessage: string } | undefined => {
  const [refusal] = refusalIn(body);
  return refusal === undefined ? undefined : { errorMessage: refusal.message };
};

/** The name under which an object holds its rows, the first that is there. */
const nameIn = (body: Readonly<Record<string, unknown>>, names: readonly string[]): string | undefined =>
  names.find((name) => body[name] !== undefined && body[name] !== null) ?? names[0];

/**
 * A list of rows: an array, null (which is an empty one), or an object that holds it under one of the names
 * (specification §7: "defaulting to null or empty"). One bad row costs that row alone.
 */
export const list = <A>(row: Codes<A>, ...names: readonly string[]): Body<Rows<A>> => ({
  decode: (body) => {
    const refused = refusalIn(body);
    if (refused.length > 0) return either.left(refused);
    const name = t.UnknownRecord.is(body) ? nameIn(body, names) : undefined;
    const rows = name !== undefined && t.UnknownRecord.is(body) ? body[name] : body;
    return rows === null || rows === undefined || Array.isArray(rows)
      ? either.right(decodeRows(row, rows ?? [], name === undefined ? '' : `${name}.`))
      : either.left([{ path: name ?? '', message: 'no list of rows' }]);
  },
  publish: (body) => {
    const name = t.UnknownRecord.is(body) ? nameIn(body, names) : undefined;
    return (
      publishRefusal(body) ??
      (name !== undefined && t.UnknownRecord.is(body)
        ? { [name]: publishRows(row, body[name]) }
        : publishRows(row, body))
    );
  },
});

/** The first row of a list, null of an empty one (specification §7: "first item used"). */
export const first = <A>(row: Codes<A>): Body<A | null> => ({
  decode: (body) => {
    const refused = refusalIn(body);
    if (refused.length > 0) return either.left(refused);
    if (body === null || body === undefined) return either.right(null);
    if (!Array.isArray(body)) return either.left([{ path: '', message: 'no list of rows' }]);
    return body.length === 0
      ? either.right(null)
      : either.mapLeft((errors: t.Errors) => problemsOf(errors, '0'))(row.decode(body[0]));
  },
  publish: (body) => publishRefusal(body) ?? publishRows(row, Array.isArray(body) ? body.slice(0, 1) : []),
});
