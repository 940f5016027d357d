import { createVar, globalStyle } from '@vanilla-extract/css';
import { from, short } from './breakpoints.ts';

/** The height that the bar at the foot of narrow screens takes: none where the menu is in view, nothing may stay in view, and on paper. */
export const foot = createVar();

const none = { vars: { [foot]: '0px' } };

globalStyle(':root', {
  vars: { [foot]: 'calc(56px + env(safe-area-inset-bottom))' },
  scrollPaddingBottom: `calc(${foot} + 8px)`,
  '@media': { [from('lg')]: none, [short]: none, print: none },
});
