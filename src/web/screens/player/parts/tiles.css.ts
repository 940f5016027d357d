import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(76px, 1fr))',
  gap: '1px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' } },
});

export const tile = style({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minHeight: '76px',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  // A hairline between neighbours, whatever the number of columns.
  boxShadow: `1px 1px 0 ${vars.color.border}`,
});

export const leading = style([tile, { background: vars.brand.accentSurface }]);

export const label = style({
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
  letterSpacing: '0.02em',
});

export const value = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
