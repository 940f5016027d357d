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

export const title = style({ fontSize: vars.size.xxl, letterSpacing: '-0.02em' });

export const subtitle = style({ color: vars.color.muted, minHeight: '1.5em' });

export const liveCount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  padding: `0 ${vars.space.x4}`,
  borderRadius: vars.radius.pill,
  textDecoration: 'none',
  border: '1px solid currentColor',
  background: vars.color.liveSurface,
  color: vars.color.live,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
});

export const skeletons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: vars.space.x3,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px', paddingTop: '28px' } },
});

export const skeleton = style({ height: '126px', '@media': { [from('lg')]: { height: '62px' } } });

export const others = style({ display: 'grid', gap: vars.space.x4, marginTop: vars.space.x6 });

export const othersTitle = style({ fontSize: vars.size.xl });
