import { style } from '@vanilla-extract/css';

/** A place where a word may be broken with a hyphen; not read aloud where a browser can be told so. */
export const softHyphen = style({
  '::before': { content: ["'\\00AD'", "'\\00AD' / ''"] },
});

/** A word that may be broken; where it may not be while there is room around it, its place says so. */
export const word = style({});
