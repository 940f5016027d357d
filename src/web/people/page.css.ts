import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** A page of parts below each other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [from('md')]: { gap: vars.space.x6 } },
});

/** A part with a heading of its own. */
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });

export const partTitle = style({ fontSize: vars.size.xl, letterSpacing: '-0.01em' });

/** What a person or team is, on a card. */
export const card = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});
