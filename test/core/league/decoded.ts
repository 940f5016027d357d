import type { Reading } from '@kampdag/core/decode/reading';
import { either } from 'fp-ts';

/** A row as its entity; a row that cannot be read is a mistake of the test. */
export const decoded = <A>(reading: Pick<Reading<A>, 'decode'>, row: unknown): A => {
  const read = reading.decode(row);
  if (either.isLeft(read)) throw new Error('the row is bad');
  return read.right;
};
