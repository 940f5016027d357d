import { either, these } from 'fp-ts';
import type * as t from 'io-ts';

/**
 * How one entity is read from the federation's rows and written back: the wire codec says what is tolerated, `read` and
 * `write` what it means. Tests make their generators from the same wire codec.
 */
export interface Reading<A, W = unknown, O = unknown> {
  readonly name: string;
  readonly wire: t.Type<W, O>;
  /** Reads a row of which every field is as it should be. */
  readonly decode: (row: unknown) => t.Validation<A>;
  /**
   * Reads a row whose odd fields count as missing: right where nothing is odd, both (with what is odd) where all that a row must have
   * is there, left where it is not.
   */
  readonly decodeRow: (row: unknown) => these.These<t.Errors, A>;
  readonly encode: (value: A) => O;
  /** Other names under which a field of `wire` may come, whatever their case: tests send these too. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

/** The fields that errors are about, by their names in the row. */
const fieldsOf = (errors: t.Errors): ReadonlySet<string> =>
  new Set(errors.flatMap(({ context }) => context[1]?.key ?? []));

const isRow = (u: unknown): u is Readonly<Record<string, unknown>> =>
  typeof u === 'object' && u !== null && !Array.isArray(u);

const without = (
  row: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.has(name)));

/** Builds a reading. `prepare` mends the raw row first, such as names that are cased in two ways. */
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
  decodeRow: (row) => {
    const prepared = prepare === undefined ? row : prepare(row);
    const whole = wire.decode(prepared);
    if (either.isRight(whole)) return these.right(read(whole.right));
    if (!isRow(prepared)) return these.left(whole.left);
    const rest = wire.decode(without(prepared, fieldsOf(whole.left)));
    return either.isRight(rest) ? these.both(whole.left, read(rest.right)) : these.left(whole.left);
  },
  encode: (value) => wire.encode(write(value)),
  aliases,
});
