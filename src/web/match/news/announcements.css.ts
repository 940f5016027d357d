import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const choice = style({ display: 'grid', margin: 0, minWidth: 0 });

/** Within the card, not on its edge. */
export const title = style({
  float: 'inline-start',
  width: '100%',
  padding: 0,
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
});

export const text = style({ fontSize: vars.size.sm, color: vars.color.muted });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '44px',
  cursor: 'pointer',
});

export const radio = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.brand.accent,
});
