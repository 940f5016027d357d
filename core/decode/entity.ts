import * as t from 'io-ts';
import { type Reading, reading } from './reading.ts';

/** The wire names and the codec of a model's field. */
export interface Field<A> {
  /** The name that is written, then aliases that are read where it is missing or null. */
  readonly names: readonly [string, ...string[]];
  readonly codec: t.Type<A, unknown>;
}

/** A field with its name on the wire. */
export const field = <A, O>(
  names: string | readonly [string, ...string[]],
  codec: t.Type<A, O>,
): Field<A> => ({
  names: typeof names === 'string' ? [names] : names,
  codec,
});

type Fields<A> = { readonly [K in keyof A]-?: Field<A[K]> };

/** The model that a reading or a record of fields decodes to. */
export type ModelOf<R> =
  R extends Reading<infer A, infer _W, infer _O>
    ? Readonly<A>
    : { readonly [K in keyof R]: R[K] extends Field<infer A> ? A : never };

interface KnownName {
  readonly name: string;
  readonly rank: number;
}

/**
 * Gives every field its written name, from any case or alias, and drops all others: nothing private travels (reading 25). Null for an
 * object with none of the fields: it is no row, even where no field is required.
 */
const withWrittenNames = (fields: readonly Pick<Field<never>, 'names'>[]): ((row: unknown) => unknown) => {
  const known = new Map<string, KnownName>();
  for (const { names } of fields) {
    for (const [rank, name] of names.entries()) known.set(name.toLowerCase(), { name: names[0], rank });
  }
  return (row) => {
    if (!t.UnknownRecord.is(row)) return row;
    const found = new Map<string, { readonly value: unknown; readonly rank: number }>();
    let isForeign = true;
    for (const [key, value] of Object.entries(row)) {
      const match = known.get(key.toLowerCase());
      if (match === undefined) continue;
      isForeign = false;
      if (value === null || value === undefined) continue;
      const before = found.get(match.name);
      if (before === undefined || match.rank < before.rank)
        found.set(match.name, { value, rank: match.rank });
    }
    return isForeign ? null : Object.fromEntries([...found].map(([name, { value }]) => [name, value]));
  };
};

/** The reading of an entity with one wire field for each of its model's, read by its codec. Errors name the wire fields. */
export const entity = <A extends object>(
  name: string,
  fields: Fields<A>,
): Reading<A, Record<string, unknown>, Record<string, unknown>> => {
  const keys = Object.keys(fields) as (keyof A & string)[];
  const wire = t.type(
    Object.fromEntries(keys.map((key) => [fields[key].names[0], fields[key].codec])),
    name,
  ) as unknown as t.Type<Record<string, unknown>, Record<string, unknown>>;
  return reading(name, wire, {
    read: (row) => Object.fromEntries(keys.map((key) => [key, row[fields[key].names[0]]])) as A,
    write: (value) => Object.fromEntries(keys.map((key) => [fields[key].names[0], value[key]])),
    prepare: withWrittenNames(keys.map((key) => fields[key])),
    aliases: new Map(keys.map((key) => [fields[key].names[0], fields[key].names.slice(1)])),
  });
};
