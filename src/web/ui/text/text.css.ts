import { style, styleVariants } from '@vanilla-extract/css';
import { clamped as linesOf, visuallyHidden } from '../../theme/rules.ts';

/** Visible to screen readers only. */
export const hidden = style(visuallyHidden);

/** Classes that limit a name to a number of lines, and one more for a reader who sets wider spacing (WCAG 1.4.12). */
export const clamped = styleVariants({ one: 1, two: 3, three: 4 } as const, (lines) => ({
  ...linesOf(lines),
  minWidth: 0,
}));
