import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x3} 0`,
  '@media': {
    // On phones the filter is one row that scrolls by itself, so that the events stay in view.
    [below('sm')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.x3})`,
      paddingInline: vars.space.x3,
    },
  },
});

export const group = style({ display: 'contents' });

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  minHeight: '44px',
  padding: `0 ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[data-state="on"]': {
      background: vars.brand.accent,
      borderColor: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-state="on"]': { outline: '2px solid' } } } },
});

export const check = style({
  width: '1rem',
  height: '1rem',
  selectors: { [`${toggle}[data-state="off"] &`]: { display: 'none' } },
});

export const reset = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '44px',
  padding: `0 ${vars.space.x3}`,
  border: 0,
  background: 'transparent',
  color: vars.brand.accent,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const list = style({ display: 'grid', gap: vars.space.x1, position: 'relative' });

export const heading = style({
  padding: `${vars.space.x4} ${vars.space.x1} ${vars.space.x2}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
  color: vars.color.muted,
});

export const rows = style({
  display: 'grid',
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.elevation.card,
  overflow: 'hidden',
});

const slide = keyframes({
  from: { opacity: 0, transform: 'translateY(-0.75rem)' },
  to: { opacity: 1, transform: 'none' },
});

const baseRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3rem 2rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x2} ${vars.space.x4}`,
  minHeight: '3.5rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.5rem',
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    '&[data-new="true"]': { animation: `${slide} 360ms ${vars.motion.ease}` },
  },
  '@media': {
    [from('sm')]: { columnGap: vars.space.x3, gridTemplateColumns: '3.25rem 2.25rem minmax(0, 1fr) auto' },
    '(prefers-reduced-motion: reduce)': { selectors: { '&[data-new="true"]': { animation: 'none' } } },
  },
});

export const row = styleVariants({
  plain: [baseRow],
  strong: [baseRow],
  goal: [
    baseRow,
    {
      background: vars.brand.accentSurface,
      paddingBlock: vars.space.x3,
      containIntrinsicSize: 'auto 5.5rem',
    },
  ],
  milestone: [baseRow, { background: vars.color.sunken, minHeight: '2.75rem' }],
});

const sideMark = style({ position: 'absolute', insetBlock: 0, left: 0, width: '5px' });

/** Whose event it is, by colour too; the team's name says it in words. */
export const mark = styleVariants({
  home: [sideMark, { background: vars.brand.accent }],
  away: [sideMark, { background: vars.brand.stripe }],
});

export const time = style({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.sm,
  color: vars.color.muted,
});

export const icon = styleVariants({
  plain: { color: vars.color.muted },
  strong: { color: vars.color.text },
  milestone: { color: vars.color.muted },
  goal: {
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    borderRadius: vars.radius.pill,
    background: vars.brand.accent,
    color: vars.brand.onAccent,
  },
});

export const text = style({ minWidth: 0, display: 'grid', gap: '1px' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});

export const title = styleVariants({
  plain: { color: vars.color.text },
  strong: { color: vars.color.text, fontWeight: vars.weight.semibold },
  milestone: { color: vars.color.text, fontWeight: vars.weight.semibold },
  goal: {
    color: vars.color.text,
    fontWeight: vars.weight.bold,
    textTransform: 'uppercase',
    letterSpacing: '0.05em',
  },
});

export const subject = styleVariants({
  plain: { fontSize: vars.size.sm },
  strong: { fontWeight: vars.weight.medium },
  milestone: {},
  goal: { fontSize: vars.size.lg, fontWeight: vars.weight.bold, lineHeight: 1.25 },
});

export const detail = style({ fontSize: vars.size.sm, color: vars.color.muted });

export const tag = style({
  display: 'inline-block',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.edge}`,
  fontSize: vars.size.xs,
  color: vars.color.text,
  lineHeight: 1.6,
});

export const score = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const other = style({ fontWeight: vars.weight.regular, color: vars.color.muted });

export const pillPlace = style({
  position: 'sticky',
  // Below the site's own sticky header.
  top: `calc(${vars.space.x12} + ${vars.space.x8})`,
  zIndex: 5,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  height: '44px',
  padding: `0 ${vars.space.x5}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.brand.onAccent}`,
  background: vars.brand.accent,
  color: vars.brand.onAccent,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.elevation.overlay,
  cursor: 'pointer',
  animation: `${drop} ${vars.motion.calm} ${vars.motion.ease}`,
});

export const empty = style({
  padding: `${vars.space.x6} ${vars.space.x4}`,
  textAlign: 'center',
  color: vars.color.muted,
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
});
