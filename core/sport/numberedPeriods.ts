import { PeriodId } from '../ids.ts';
import type { PeriodRule } from './sport.ts';

/** Periods of one kind with successive ids: `1. periode`, `2. periode`, and on. */
export const numberedPeriods = (
  count: number,
  firstId: number,
  word: string,
  { kind, length }: Pick<PeriodRule, 'kind' | 'length'>,
): readonly PeriodRule[] =>
  Array.from({ length: count }, (_, index) => ({
    id: PeriodId(firstId + index),
    name: `${index + 1}. ${word}`,
    kind,
    number: index + 1,
    length,
  }));
