import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const beat = keyframes({
  from: { transform: 'scale(1)', opacity: 0.75 },
  '70%, to': { transform: 'scale(2.5)', opacity: 0 },
});

/** A dot's pulse, twice within five seconds after it appears (WCAG 2.2.2), which only the compositor runs. */
export const pulsing = {
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'inherit',
    animation: `${beat} 2s ${vars.motion.ease} 2 both`,
  },
} as const;
