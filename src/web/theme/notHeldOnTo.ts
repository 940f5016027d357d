import type { StyleRule } from '@vanilla-extract/css';

/**
 * For what stands beside or above that which is read: when something comes above, the browser holds on to the first thing in sight
 * and moves the page by as much. That is to be what is read, not what is on every page.
 */
export const notHeldOnTo = { overflowAnchor: 'none' } satisfies StyleRule;
