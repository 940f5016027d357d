import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x5}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  textAlign: 'center',
});

export const icon = style({ color: vars.color.edge });
