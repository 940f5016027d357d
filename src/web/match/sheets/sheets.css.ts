import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const team = style({ paddingTop: vars.space.x4, display: 'grid', gap: vars.space.x3 });

export const name = style({ ...clamped(2), fontSize: vars.size.lg });

export const table = styled(kit.figure, {
  width: '100%',
  tableLayout: 'fixed',
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.elevation.card}`,
  fontSize: vars.size.sm,
  overflow: 'hidden',
  borderCollapse: 'separate',
  borderSpacing: 0,
});

const cell = style({
  padding: `${vars.space.x2} ${vars.space.x1}`,
  textAlign: 'center',
  '@media': { [below('sm')]: { padding: `${vars.space.x2} 0` } },
});

const head = style([
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

export const abbreviation = style({ textDecoration: 'none' });

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

export const coaches = styled(kit.label, { ...clamped(3) });

/** A name that leads to a profile: it looks like text until it is approached. */
export const playerLink = style({
  ...clamped(2),
  display: '-webkit-inline-box',
  verticalAlign: 'top',
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  ':focus-visible': { textDecoration: 'underline' },
});

/** Who is on the court right now. */
export const isIn = style({
  display: 'inline-block',
  width: '0.6rem',
  height: '0.6rem',
  marginInlineStart: vars.space.x2,
  borderRadius: vars.radius.pill,
  background: vars.brand.accent,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const legend = styled(kit.row.x2, kit.label, {
  paddingTop: vars.space.x3,
});

/** The scroll box of a table that is wider than a phone. */
export const wideBox = style({
  overflowX: 'auto',
  borderRadius: vars.radius.md,
  boxShadow: `0 0 0 1px ${vars.color.border}, ${vars.elevation.card}`,
});

export const wideTable = style([
  table,
  { width: 'max-content', minWidth: '100%', tableLayout: 'auto', boxShadow: 'none', overflow: 'visible' },
]);

globalStyle(`${wideTable} :is(td, th)`, { paddingInline: vars.space.x2, whiteSpace: 'nowrap' });

// Names stand still while the figures scroll.
globalStyle(`${wideTable} :is(th:nth-child(2), tfoot th)`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  maxWidth: '10.5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderInlineEnd: `1px solid ${vars.color.border}`,
});
globalStyle(`${wideTable} tbody th:nth-child(2), ${wideTable} tfoot th`, {
  background: vars.color.surface,
});

export const totals = style({});

globalStyle(`${totals} > *`, { fontWeight: vars.weight.bold, background: vars.color.sunken });
