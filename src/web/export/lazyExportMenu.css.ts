import { style } from '@vanilla-extract/css';
import { styled } from '../theme/primitives.css.ts';

/** Reserves the button's space, so that nothing shifts when it loads. */
const space = style({ flex: 'none', height: '44px', '@media': { print: { display: 'none' } } });

/** For the icon button. */
export const iconSpace = styled(space, { width: '44px', marginInlineStart: 'auto' });

/** For the button with a text. */
export const textSpace = styled(space);
