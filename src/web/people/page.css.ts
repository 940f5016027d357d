import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** A page of stacked parts. */
export const page = styled(kit.column, {
  gap: vars.space.x5,
  '@media': { [from('md')]: { gap: vars.space.x6 } },
});

/** A part with its own heading. */
export const part = styled(kit.stack.x3);

export const partTitle = style({ fontSize: vars.size.xl, letterSpacing: '-0.01em' });
