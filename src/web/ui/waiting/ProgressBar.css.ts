import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

export const track = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: '3px',
  overflow: 'hidden',
  zIndex: 60,
  pointerEvents: 'none',
});

export const runner = style({
  width: '30%',
  height: '100%',
  background: vars.brand.stripe,
  animation: `${run} 1.1s ${vars.motion.ease} infinite`,
  animationDelay: '150ms',
  transform: 'translateX(-100%)',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
