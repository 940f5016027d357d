import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { skipOffscreen } from '../theme/rules.ts';

/** A page of stacked parts. */
export const page = styled(kit.column, {
  gap: vars.space.x5,
  '@media': { [from('md')]: { gap: vars.space.x6 } },
});

/** A part with its own heading. On a phone, where a part fills the screen, those below it are skipped. */
export const part = styled(kit.stack.x3, {
  selectors: skipOffscreen.selectors,
  containIntrinsicBlockSize: 'auto 22rem',
  // Room for the focus rings at its edges.
  overflowClipMargin: vars.space.x2,
  '@media': {
    [below('sm')]: { contentVisibility: skipOffscreen.contentVisibility },
    ...skipOffscreen['@media'],
  },
});

export const partTitle = style({ fontSize: vars.size.xl, letterSpacing: '-0.01em' });
