import { style } from '@vanilla-extract/css';
import { belowWidth, fromWidth } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** Cards below 800 px, a breakpoint of the transfers alone (specification §2). */
export const narrow = belowWidth(800);

const wide = fromWidth(800);

export const onlyNarrow = style({
  '@media': { [`screen and ${wide}`]: { display: 'none' }, print: { display: 'none' } },
});

export const onlyWide = style({ '@media': { [`screen and ${narrow}`]: { display: 'none' } } });

export const found = styled(kit.label, {
  display: 'block',
  marginBlockEnd: `calc(-1 * ${vars.space.x3})`,
  ':empty': { display: 'none' },
});

export const search = style({ maxWidth: '32rem', '@media': { print: { display: 'none' } } });
