import { styleVariants } from '@vanilla-extract/css';

/** A federation's names may be as long as they like: what is too long for its place ends after so many lines. */
export const clamped = styleVariants({ one: 1, two: 2, three: 3 } as const, (lines) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
}));
