import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': { [from('md')]: { gap: vars.space.x5 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const words = style({ flex: '1 1 20rem' });

export const title = style({ fontSize: vars.size.xxl, letterSpacing: '-0.02em' });

export const subtitle = style({ color: vars.color.muted, minHeight: '1.5em' });

const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  padding: `0 ${vars.space.x4}`,
  borderRadius: vars.radius.pill,
  border: '1px solid currentColor',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
});

/** Always there, so that nothing moves under the finger when the day changes. */
export const today = style([
  chip,
  {
    borderColor: vars.color.edge,
    background: vars.color.surface,
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[aria-current]': {
        borderColor: 'transparent',
        background: vars.brand.accentSurface,
        color: vars.brand.accent,
      },
    },
  },
]);

export const liveCount = style([chip, { background: vars.color.liveSurface, color: vars.color.live }]);

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.x3,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', paddingTop: '28px' } },
});

/** As tall as the card or the row that will take its place. */
export const skeleton = style({
  display: 'grid',
  alignContent: 'space-between',
  height: '126px',
  padding: vars.space.x4,
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1fr)',
      alignContent: 'center',
      gap: vars.space.x8,
      height: '62px',
      borderRadius: vars.radius.md,
    },
  },
});

export const others = style({ display: 'grid', gap: vars.space.x4, marginTop: vars.space.x6 });

export const othersTitle = style({ fontSize: vars.size.xl });
