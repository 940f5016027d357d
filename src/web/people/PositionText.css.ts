import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const position = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

export const code = style({ textDecoration: 'none' });

/** Beside the code where there is room; always read by screen readers. */
export const name = styled(kit.label, {
  '@media': {
    [below('md')]: visuallyHidden,
  },
});
