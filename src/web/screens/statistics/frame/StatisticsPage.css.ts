import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': { [from('md')]: { gap: vars.space.x6 } },
});

export const empty = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x4 });

export const emptyWords = style({ width: '100%' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
