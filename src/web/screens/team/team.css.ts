import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** One column on a phone, two where there is room. */
export const page = styled(kit.column, {
  gap: vars.space.x3,
  '@media': { [from('md')]: { gap: vars.space.x5 } },
});

/** The next match and the last, first on the page. */
export const cards = styled(kit.column, {
  gap: vars.space.x3,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.x4 } },
});

export const columns = styled(kit.column, {
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': {
    [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.x5 },
  },
});

export const column = styled(kit.stack.x4, { minWidth: 0 });

export const head = styled(kit.panel, kit.stack.x3, {
  padding: `${vars.space.x3} ${vars.space.x4}`,
  // On a small phone the current or next match needs no scrolling.
  '@media': { [below('sm')]: { paddingBlock: vars.space.x2, gap: vars.space.x1 } },
});

export const identity = styled(kit.row.x3, kit.wrap);

/** Under the name on a phone. */
export const actions = styled(kit.line, {
  gap: 0,
  '@media': { [below('sm')]: { flexBasis: '100%', marginInlineStart: `calc(-1 * ${vars.space.x3})` } },
});

export const words = styled(kit.grow);

export const name = styled(kit.text.xl, {
  lineHeight: 1.2,
  letterSpacing: '-0.01em',
  overflowWrap: 'break-word',
});

export const subtitle = styled(kit.label);

export const note = styled(kit.caption, kit.rounded.pill, {
  display: 'inline-block',
  padding: `1px ${vars.space.x2}`,
  border: `1px solid ${vars.color.border}`,
});

export const facts = styled(kit.wrap, {
  display: 'flex',
  gap: `${vars.space.x2} ${vars.space.x3}`,
  alignItems: 'end',
});

/** As tall as a figure with its label. */
export const awaitedFacts = styled(facts, { minHeight: '46px' });

/** Close enough that the five of a phone stand in one line. */
export const record = styled(facts, { columnGap: vars.space.x2 });

export const factName = styled(kit.caption);

/** As tall and wide as the figure to come. */
export const factValue = styled(kit.figure, kit.line, kit.text.lg, kit.strong, {
  minWidth: '4.5rem',
  minHeight: '1.75rem',
  lineHeight: 1.3,
});

export const recordValue = styled(factValue, { minWidth: '3rem' });

/** As tall as a match card. */
export const cardRoom = styled(kit.panel, {
  minHeight: '160px',
  '@media': { [from('sm')]: { minHeight: '168px' } },
});

export const noMatch = styled(kit.label);

/** Rows that have their section's padding themselves. */
export const matches = style({ marginInline: `calc(-1 * ${vars.space.x4})` });

globalStyle(`${matches} > :first-child`, { borderTopColor: 'transparent' });

/** A touch target within the title's height. */
export const more = styled(kit.inlineLine, kit.target, kit.accented, kit.text.sm, kit.strong, {
  marginBlock: '-10px',
});

export const table = styled(kit.figure, { width: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  height: '44px',
  padding: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'end',
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, {
  height: 'auto',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
});
globalStyle(`${table} :is(th, td):nth-child(2)`, {
  width: '100%',
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const own = style({ background: vars.brand.accentSurface, fontWeight: vars.weight.bold });

globalStyle(`${own} > :is(th, td)`, { fontWeight: vars.weight.bold });

export const rowTeam = styled(kit.row.x2, kit.plain, {
  overflowWrap: 'break-word',
  ':hover': { textDecoration: 'underline' },
});

export const people = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  columnGap: vars.space.x4,
});

export const person = styled(kit.row.x3, kit.target, kit.ruled, kit.plain, {
  ':hover': { background: vars.color.hover },
});

export const shirt = styled(kit.label, kit.figure, { minWidth: '2ch', textAlign: 'end' });

export const personName = styled(kit.grow);

export const group = styled(kit.label, kit.strong, { paddingBlockStart: vars.space.x2 });
