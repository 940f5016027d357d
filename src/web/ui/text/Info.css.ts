import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  display: 'flex',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.brand.accentSurface,
  color: vars.color.text,
});

export const icon = style({ flex: 'none', marginTop: '2px', color: vars.brand.accent });

export const title = style({ fontWeight: vars.weight.bold });

export const text = style({ fontSize: vars.size.sm });
