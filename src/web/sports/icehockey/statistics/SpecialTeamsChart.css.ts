import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { mark } from '../../../ui/chart/chart.css.ts';

/** Room for axis labels. */
export const plot = style({
  padding: `${vars.space.x6} ${vars.space.x3} 44px 32px`,
});

export const picture = styled(kit.full, {
  height: '280px',
  overflow: 'visible',
  '@media': { [from('md')]: { height: '380px' } },
});

export const average = style({ stroke: vars.color.muted, strokeDasharray: '4 4' });

export const axis = styled(mark, { fontWeight: vars.weight.bold });

export const corner = styled(mark, { fontStyle: 'italic' });

export const team = style({ selectors: { '&:hover': { opacity: 0.85 } } });
