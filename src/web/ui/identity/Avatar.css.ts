import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picture = style({
  flex: 'none',
  borderRadius: vars.radius.pill,
  objectFit: 'cover',
  objectPosition: 'top',
  background: vars.color.sunken,
});

export const ground = style({ flex: 'none', fill: vars.brand.accentSurface });

export const letters = style({
  fill: vars.brand.accent,
  fontSize: '15px',
  fontWeight: vars.weight.bold,
  textAnchor: 'middle',
});
