import { style } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const team = style({ paddingTop: vars.space.x4, display: 'grid', gap: vars.space.x3 });

export const name = style({ fontSize: vars.size.lg });

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.elevation.card}`,
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

const cell = style({
  padding: `${vars.space.x2} ${vars.space.x1}`,
  textAlign: 'center',
  '@media': { [below('sm')]: { padding: `${vars.space.x2} 0` } },
});

export const head = style([
  cell,
  {
    background: vars.color.sunken,
    color: vars.color.muted,
    fontWeight: vars.weight.semibold,
    fontSize: vars.size.xs,
  },
]);

export const headName = style([
  head,
  { textAlign: 'start', width: 'auto', paddingInlineStart: vars.space.x2 },
]);
export const headNumber = style([head, { width: '2.5rem', '@media': { [below('sm')]: { width: '2rem' } } }]);
export const headFigure = style([
  head,
  { width: '3.25rem', '@media': { [below('sm')]: { width: '1.95rem' } } },
]);
export const headWide = style([head, { width: '4.5rem', '@media': { [below('sm')]: { width: '3rem' } } }]);

export const figure = style([cell, { borderTop: `1px solid ${vars.color.border}` }]);
export const zero = style([figure, { color: vars.color.muted }]);
export const number = style([figure, { color: vars.color.muted }]);
export const player = style([
  figure,
  {
    textAlign: 'start',
    fontWeight: vars.weight.medium,
    paddingInlineStart: vars.space.x2,
    overflowWrap: 'anywhere',
  },
]);

export const letter = style({
  marginInlineStart: vars.space.x1,
  padding: '0 0.3em',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.edge}`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
});

export const coaches = style({ fontSize: vars.size.sm, color: vars.color.muted });
