import type { StyleRule } from '@vanilla-extract/css';

/** Limits a name from the federation to a number of lines. The whole name stays in the page for screen readers and search. */
export const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) satisfies StyleRule;
