import { either } from 'fp-ts';
import * as t from 'io-ts';
import type { Reading } from './reading.ts';

/** A row inside another, read as a whole: for answers that this site writes itself, in which no field is odd. */
export const rowWithin = <A>({
  name,
  decode,
  encode,
}: Pick<Reading<A>, 'name' | 'decode' | 'encode'>): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (u): u is A => t.UnknownRecord.is(u),
    (u, context) => either.orElse(() => t.failure<A>(u, context))(decode(u)),
    encode,
  );
