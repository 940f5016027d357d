import { style } from '@vanilla-extract/css';

/** A soft hyphen; hidden from screen readers where the browser supports it. */
export const softHyphen = style({
  '::before': { content: ["'\\00AD'", "'\\00AD' / ''"] },
});

/** A word that may break; a place that keeps words whole overrides it. */
export const word = style({});
