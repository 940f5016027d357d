import { style } from '@vanilla-extract/css';

/** Reserves the button's space, so that nothing shifts when it loads. */
const room = style({ flex: 'none', height: '44px', '@media': { print: { display: 'none' } } });

/** For the icon button. */
export const place = style([room, { width: '44px', marginInlineStart: 'auto' }]);

/** For the button with a text. */
export const wordPlace = style([room]);
