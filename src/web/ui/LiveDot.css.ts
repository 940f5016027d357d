import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const pulse = keyframes({
  '0%': { transform: 'scale(1)', opacity: 0.7 },
  '70%, 100%': { transform: 'scale(2.4)', opacity: 0 },
});

/** Beats for as long as it is shown: by what the compositor moves alone, so that it costs the page nothing. */
export const dot = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.live,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'inherit',
    animation: `${pulse} 1.8s ${vars.motion.ease} infinite`,
  },
});
