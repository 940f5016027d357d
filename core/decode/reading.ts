import { either } from 'fp-ts';
import type * as t from 'io-ts';

/**
 * How one entity is read from the federation's rows and written back: the wire codec says what is tolerated, `read` and
 * `write` what it means. Tests make their generators from the same wire codec.
 */
export interface Reading<A, W = unknown, O = unknown> {
  readonly name: string;
  readonly wire: t.Type<W, O>;
  readonly decode: (row: unknown) => t.Validation<A>;
  readonly encode: (value: A) => O;
  /** Other names under which a field of `wire` may come, whatever their case: tests send these too. */
  readonly aliases: ReadonlyMap<string, readonly string[]>;
}

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
  encode: (value) => wire.encode(write(value)),
  aliases,
});
