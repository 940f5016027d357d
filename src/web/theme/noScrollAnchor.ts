import type { StyleRule } from '@vanilla-extract/css';

/**
 * Disables scroll anchoring for what is beside or above the content: when something is inserted above, the browser must anchor to the
 * content, not to these.
 */
export const noScrollAnchor = { overflowAnchor: 'none' } satisfies StyleRule;
