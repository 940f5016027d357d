import { createVar, globalStyle } from '@vanilla-extract/css';
import { from, short } from './breakpoints.ts';

/** The height of the tab bar on narrow screens: zero where the menu is shown, on short screens, and in print. */
export const tabBarHeight = createVar();

const none = { vars: { [tabBarHeight]: '0px' } };

globalStyle(':root', {
  vars: { [tabBarHeight]: 'calc(56px + env(safe-area-inset-bottom))' },
  scrollPaddingBottom: `calc(${tabBarHeight} + 8px)`,
  '@media': { [from('lg')]: none, [short]: none, print: none },
});
