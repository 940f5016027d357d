import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const bar = style({
  display: 'block',
  maxWidth: '100%',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
  animation: `${breathe} 1.6s ${vars.motion.ease} infinite`,
});

export const round = style([bar, { borderRadius: vars.radius.pill }]);
