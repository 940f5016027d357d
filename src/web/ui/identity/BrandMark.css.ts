import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const mark = style({ width: '36px', height: '36px', flex: 'none' });

export const ground = style({ fill: vars.brand.stripe });

export const stroke = style({
  fill: 'none',
  stroke: vars.brand.onHeader,
  strokeWidth: 4.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
