import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const body = styled(kit.stack.x4, {
  '@media': { [from('md')]: { gap: vars.space.x6 } },
});

export const empty = style({ display: 'grid', justifyItems: 'center', gap: vars.space.x4 });

export const emptyWords = style({ width: '100%' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** A chart beside the table, on a phone below it. */
export const beside = styled(kit.column, {
  alignItems: 'start',
  gap: vars.space.x5,
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
