import { style, styleVariants } from '@vanilla-extract/css';
import { clamped as linesOf, visuallyHidden } from '../../theme/rules.ts';

/** Visible to screen readers only. */
export const hidden = style(visuallyHidden);

/** Classes that limit a name to a number of lines. */
export const clamped = styleVariants({ one: 1, two: 2, three: 3 } as const, (lines) => ({
  ...linesOf(lines),
  minWidth: 0,
}));
