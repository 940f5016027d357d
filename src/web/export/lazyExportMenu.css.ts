import { style } from '@vanilla-extract/css';

/** As large as the button that comes into it, so that nothing moves when it does. */
const room = style({ flex: 'none', height: '44px', '@media': { print: { display: 'none' } } });

/** For the button that is a sign alone. */
export const place = style([room, { width: '44px', marginInlineStart: 'auto' }]);

/** For the button with its word. */
export const wordPlace = style([room]);
