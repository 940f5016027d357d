import type { StyleRule } from '@vanilla-extract/css';

/**
 * For long pages: what is out of sight is neither laid out nor painted, yet found and read aloud. On paper all of it is drawn, and
 * so it is while going back to where a page was left, for an estimated height above that place would move it.
 */
export const drawnWhenNear = {
  contentVisibility: 'auto',
  selectors: { ':root[data-returning] &': { contentVisibility: 'visible' } },
  '@media': { print: { contentVisibility: 'visible' } },
} satisfies StyleRule;
