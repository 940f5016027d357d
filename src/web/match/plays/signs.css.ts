import { style } from '@vanilla-extract/css';

/** A sign drawn as one line (`signs.ts`). */
export const outline = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
