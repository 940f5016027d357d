import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const place = style({ marginBottom: vars.space.x5 });
