import type { StyleRule } from '@vanilla-extract/css';

/**
 * For long pages: skips layout and paint off screen, while search and screen readers still find the content. Everything renders in print,
 * and while a scroll position is restored, since an estimated height above it would shift it.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  selectors: { ':root[data-returning] &': { contentVisibility: 'visible' } },
  '@media': { print: { contentVisibility: 'visible' } },
} satisfies StyleRule;
