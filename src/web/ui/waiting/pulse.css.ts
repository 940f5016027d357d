import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { duringFlood } from '../../theme/rules.ts';

/** A beat's share of an animation of ten beats, in percent. */
const beat = 10;

const small = { transform: 'scale(1)', opacity: 0.75 };
const spread = { transform: 'scale(2.5)', opacity: 0 };

const beats = keyframes(
  Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => at * beat).flatMap((start) => [
      [`${start}%`, small],
      [`${start + 0.7 * beat}%, ${start + 0.999 * beat}%`, spread],
    ]),
  ),
);

/**
 * A dot's pulse every two seconds, which only the compositor runs; it rests during a flood. One animation cycle has ten beats: the main
 * thread wakes at the end of every cycle, and must not at every beat.
 */
export const pulsing = {
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'inherit',
    animation: `${beats} 20s ${vars.motion.ease} infinite`,
  },
  selectors: { [`${duringFlood}::after`]: { animation: 'none' } },
} as const;
