import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';

/** A card like the site's tables and pictures. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
  breakInside: 'avoid',
  scrollMarginTop: vars.space.x12,
  '@media': { [from('sm')]: { padding: vars.space.x5 } },
});

export const bare = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  scrollMarginTop: vars.space.x12,
});

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.semibold });

export const subtitle = style({
  fontSize: vars.size.md,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.3,
});

export const quiet = style({ color: vars.color.muted, fontSize: vars.size.sm });

export const note = style([quiet, { paddingTop: vars.space.x1 }]);

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

/** The room that a part will take. Classes, not attributes: the server draws it too. */
export const rooms = styleVariants(
  { line: '1.5rem', few: '7rem', some: '14rem', many: '26rem', table: '36rem' } as const,
  (height) => ({
    height,
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
    animation: `${breathe} 1.6s ${vars.motion.ease} infinite`,
  }),
);

export const stale = style([
  quiet,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x2,
    paddingTop: vars.space.x2,
    borderTop: `1px solid ${vars.color.border}`,
  },
]);

export const teamLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minWidth: 0,
  maxWidth: '100%',
});

export const teamName = style({ ...clamped(2), minWidth: 0 });

const mark = style({
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

/** The sides' colours in the pictures. */
export const sideMark = styleVariants({ home: vars.chart.home, away: vars.chart.away } as const, (color) => [
  mark,
  { color },
]);

export const player = style({
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x6 } },
});

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  alignContent: 'start',
});

export const badge = style({
  display: 'inline-block',
  padding: '0 0.4em',
  borderRadius: vars.radius.sm,
  border: `1px solid ${vars.color.edge}`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.5,
  color: vars.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
});

/** A figure that says more than even strength. */
export const strongBadge = style([
  badge,
  { borderColor: 'transparent', background: vars.brand.accentSurface, color: vars.brand.accent },
]);

export const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
