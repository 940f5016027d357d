import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const shield = style({
  fill: `color-mix(in srgb, ${vars.brand.onHeader} 14%, transparent)`,
  stroke: `color-mix(in srgb, ${vars.brand.onHeader} 70%, transparent)`,
  strokeWidth: 1.5,
});

export const letters = style({
  fill: vars.brand.onHeader,
  fontSize: '17px',
  fontWeight: vars.weight.bold,
});
