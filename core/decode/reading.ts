import { either, these } from 'fp-ts';
import type * as t from 'io-ts';
import { oncePerObject } from './once.ts';

/**
 * Reads an entity from the federation's rows and writes it back: the wire codec says what is tolerated, `read` and `write` what
 * it means. Tests generate data from the same wire codec.
 */
export interface Reading<A, W = unknown, O = unknown> {
  readonly name: string;
  readonly wire: t.Type<W, O>;
  /** Reads a row in which every field is valid. */
  readonly decode: (row: unknown) => t.Validation<A>;
  /** Reads a row, once for each object, treating invalid fields as missing: both, with the errors, if only optional ones are invalid, else left. */
  readonly decodeRow: (row: unknown) => these.These<t.Errors, A>;
  readonly encode: (value: A) => O;
  /** Other names under which a field of `wire` may come, in any case; tests send these too. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

const fieldsOf = (errors: t.Errors): ReadonlySet<string> =>
  new Set(errors.flatMap(({ context }) => context[1]?.key ?? []));

const isRow = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

const without = (
  row: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.has(name)));

/** Builds a reading. `prepare` normalises the raw row first, such as names in two cases. */
export const reading = <A, W, O>(
  name: string,
  wire: t.Type<W, O>,
  {
    read,
    write,
    prepare,
    aliases = new Map<string, readonly string[]>(),
  }: {
    readonly read: (wire: W) => A;
    readonly write: (value: A) => W;
    readonly prepare?: (row: unknown) => unknown;
    readonly aliases?: ReadonlyMap<string, readonly string[]>;
  },
): Reading<A, W, O> => ({
  name,
  wire,
  decode: (row) => either.map(read)(wire.decode(prepare === undefined ? row : prepare(row))),
  decodeRow: oncePerObject((row): these.These<t.Errors, A> => {
    const prepared = prepare === undefined ? row : prepare(row);
    const whole = wire.decode(prepared);
    if (either.isRight(whole)) return these.right(read(whole.right));
    if (!isRow(prepared)) return these.left(whole.left);
    const rest = wire.decode(without(prepared, fieldsOf(whole.left)));
    return either.isRight(rest) ? these.both(whole.left, read(rest.right)) : these.left(whole.left);
  }),
  encode: (value) => wire.encode(write(value)),
  aliases,
});
