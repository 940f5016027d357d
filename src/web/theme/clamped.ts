import type { StyleRule } from '@vanilla-extract/css';

/** For names that come from outside: at most so many lines, however long one is. All of it stays in the page, to be read aloud and found. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;
