import { styleVariants } from '@vanilla-extract/css';
import { clamped as linesOf } from '../../theme/clamped.ts';

/** Names that end after so many lines, as classes. */
export const clamped = styleVariants({ one: 1, two: 2, three: 3 } as const, (lines) => ({
  ...linesOf(lines),
  minWidth: 0,
}));
