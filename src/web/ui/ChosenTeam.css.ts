import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const button = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  padding: `${vars.space.x1} ${vars.space.x4}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.brand.accent}`,
  background: vars.brand.accentSurface,
  color: vars.brand.accent,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
