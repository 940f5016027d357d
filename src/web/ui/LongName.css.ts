import { style } from '@vanilla-extract/css';

/** A place where a word may be broken with a hyphen; not read aloud where a browser can be told so. */
export const softHyphen = style({
  '::before': { content: ["'\\00AD'", "'\\00AD' / ''"] },
});

/** A word of a name: lines break around it before they break within it. */
export const word = style({ display: 'inline-block', maxWidth: '100%', textWrap: 'wrap' });
