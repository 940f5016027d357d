import { style } from '@vanilla-extract/css';
import { styled } from '../theme/primitives.css.ts';

const place = style({ flex: 'none', '@media': { print: { display: 'none' } } });

/** Of the icon button. */
export const iconPlace = styled(place, { marginInlineStart: 'auto' });

/** Of the button with a text. */
export const wordPlace = styled(place);
