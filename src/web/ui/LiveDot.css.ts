import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const pulse = keyframes({
  '0%': { boxShadow: `0 0 0 0 color-mix(in srgb, ${vars.brand.stripe} 55%, transparent)` },
  '70%, 100%': { boxShadow: `0 0 0 7px color-mix(in srgb, ${vars.brand.stripe} 0%, transparent)` },
});

export const dot = style({
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.live,
  animation: `${pulse} 1.8s ${vars.motion.ease} infinite`,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
