import { style } from '@vanilla-extract/css';

/** Reserves the button's space, so that nothing shifts when it loads. */
const space = style({ flex: 'none', height: '44px', '@media': { print: { display: 'none' } } });

/** For the icon button. */
export const iconSpace = style([space, { width: '44px', marginInlineStart: 'auto' }]);

/** For the button with a text. */
export const textSpace = style([space]);
