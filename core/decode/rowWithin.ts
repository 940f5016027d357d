import { either } from 'fp-ts';
import * as t from 'io-ts';
import { modelType } from './modelType.ts';
import type { Reading } from './reading.ts';

/** A nested row that must decode in full: for answers that this site writes itself. */
export const rowWithin = <A>({
  name,
  decode,
  encode,
}: Pick<Reading<A>, 'name' | 'decode' | 'encode'>): t.Type<A, unknown> =>
  modelType<A, unknown>(
    name,
    (u, context) => either.orElse(() => t.failure<A>(u, context))(decode(u)),
    encode,
  );
