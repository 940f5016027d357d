import { style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { card } from '../parts/card.css.ts';

export const folded = style([card, { paddingBlock: 0, '@media': { [from('md')]: { display: 'none' } } }]);

export const fold = style({
  minHeight: '48px',
  alignContent: 'center',
  fontWeight: vars.weight.bold,
  cursor: 'pointer',
});

export const unfolded = style({ '@media': { [below('md')]: { display: 'none' } } });

/** No taller than its title, as its placeholder has no button. */
export const head = styled(kit.row.x2, { justifyContent: 'space-between', marginBlock: '-8px' });

export const note = style({ marginTop: vars.space.x3, fontSize: vars.size.sm });
