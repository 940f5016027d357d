import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const bubble = style({
  zIndex: 60,
  maxWidth: 'min(18rem, calc(100vw - 16px))',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderRadius: vars.radius.sm,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  lineHeight: 1.35,
  boxShadow: vars.elevation.overlay,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});
