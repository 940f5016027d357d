import { style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const position = style({ display: 'inline-flex', alignItems: 'baseline', gap: vars.space.x2 });

export const code = style({ fontWeight: vars.weight.medium, textDecoration: 'none' });

/** Beside the code where there is room; read aloud everywhere. */
export const name = styled(kit.label, {
  '@media': {
    [below('md')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
