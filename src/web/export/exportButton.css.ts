import { style } from '@vanilla-extract/css';

export const place = style({
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
});
