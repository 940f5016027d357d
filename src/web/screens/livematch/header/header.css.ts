import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

/** The brand's second colour by day and by night alike: a light on the board, never text. */
const onBoard = (share: number): string =>
  `color-mix(in srgb, ${vars.brand.onHeader} ${share}%, transparent)`;

export const board = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x4}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  color: vars.brand.onHeader,
  background: `linear-gradient(165deg, ${vars.brand.menu}, ${vars.brand.header} 65%)`,
  boxShadow: vars.elevation.raised,
  border: `1px solid ${onBoard(12)}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '4px',
    background: vars.brand.stripe,
  },
  '@media': {
    [from('sm')]: { padding: `${vars.space.x5} ${vars.space.x6} ${vars.space.x5}` },
  },
});

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minHeight: '2rem',
  fontSize: vars.size.sm,
});

export const where = style({ color: onBoard(88) });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${onBoard(40)}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  lineHeight: 1.4,
});

const pulse = keyframes({
  '0%': { boxShadow: `0 0 0 0 color-mix(in srgb, ${vars.brand.stripe} 80%, transparent)` },
  '70%, 100%': { boxShadow: `0 0 0 8px transparent` },
});

export const dot = style({
  width: '0.65em',
  height: '0.65em',
  borderRadius: vars.radius.pill,
  background: vars.brand.stripe,
  outline: `1.5px solid ${onBoard(75)}`,
  animation: `${pulse} 2s infinite`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x2,
  '@media': { [from('sm')]: { gap: vars.space.x6 } },
});

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x2,
  textAlign: 'center',
  minWidth: 0,
});

export const teamName = style({
  maxWidth: '100%',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: 1.2,
  overflowWrap: 'break-word',
  '@media': { [from('sm')]: { fontSize: vars.size.xl } },
});

export const crest = style({
  width: '3.25rem',
  height: '3.25rem',
  '@media': { [from('sm')]: { width: '4.5rem', height: '4.5rem' } },
});

globalStyle(`${crest} > svg`, { width: '100%', height: '100%' });

/** As wide as a score of two digits from the start, so that the teams stand still when it comes. */
export const middle = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  minWidth: '6.75rem',
  '@media': { [from('sm')]: { minWidth: '11rem' } },
});

export const score = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.18em',
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  // The height of a digit with its padding, when there is only a dash.
  minHeight: '1.12em',
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
});

export const goals = style({
  minWidth: '0.9em',
  padding: '0.06em 0.1em',
  borderRadius: vars.radius.md,
  textAlign: 'center',
});

const felt = keyframes({
  '0%': { background: vars.brand.stripe, transform: 'scale(1.32)' },
  '22%': { background: vars.brand.stripe, transform: 'scale(1)' },
  '34%': { background: vars.brand.stripe, transform: 'scale(1.1)' },
  '46%': { background: vars.brand.stripe, transform: 'scale(1)' },
  '80%': { background: vars.brand.stripe },
  '100%': { background: 'transparent' },
});

/** The moment of a goal: short, in the brand's colour, and not at all for those who want no motion. */
export const scored = style([
  goals,
  {
    animation: `${felt} 2.6s ${vars.motion.ease} 1`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
]);

export const dash = style({ color: onBoard(75), fontWeight: vars.weight.regular });

export const clock = style({
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.2,
  minHeight: '1.2em',
  minWidth: '5ch',
  textAlign: 'center',
});

export const period = style({
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  minHeight: '1.4em',
  color: onBoard(92),
  textAlign: 'center',
  '@media': { [from('sm')]: { fontSize: vars.size.sm } },
});

/** Goals by period, `(1–0, 0–2)`: room for it is kept. */
export const byPeriod = style([
  period,
  {
    maxWidth: '8rem',
    textWrap: 'balance',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [from('sm')]: { maxWidth: 'none', whiteSpace: 'nowrap' } },
  },
]);

export const under = style({ display: 'grid', gap: vars.space.x3 });

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  fontSize: vars.size.sm,
  minHeight: '2.25rem',
});

export const even = style({ color: onBoard(88) });

export const powerPlay = style({
  display: 'inline-flex',
  gap: vars.space.x2,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  fontWeight: vars.weight.bold,
});

export const served = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const penalty = style({ display: 'inline-flex', gap: '0.5ch', alignItems: 'baseline' });

export const ticking = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  minWidth: '4ch',
});

export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  maxWidth: '34rem',
  width: '100%',
  justifySelf: 'center',
  fontSize: vars.size.sm,
});

export const shotsLabel = style({ gridColumn: '1 / -1', textAlign: 'center', color: onBoard(92) });

export const shotsNumber = style({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  minWidth: '2ch',
});

export const homeShare = createVar();

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${homeShare} minmax(0, 1fr)`,
  gap: '3px',
  height: '6px',
});

const forced = '(forced-colors: active)';
export const homeBar = style({
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const awayBar = style({
  borderRadius: vars.radius.pill,
  background: onBoard(42),
  '@media': { [forced]: { background: 'GrayText' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingTop: vars.space.x3,
  borderTop: `1px solid ${onBoard(20)}`,
  fontSize: vars.size.sm,
  color: onBoard(92),
});

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 });

export const narrow = style({ '@media': { [below('sm')]: { display: 'none' } } });
