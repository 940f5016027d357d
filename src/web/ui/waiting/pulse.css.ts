import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A beat's share of an animation of ten, in per cent. */
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
 * Beats every two seconds for as long as it is shown, by what the compositor moves alone. Ten beats are one turn of the animation:
 * a page is woken at the end of every turn, and a dot must not wake it at every beat.
 */
export const pulse = `${beats} 20s ${vars.motion.ease} infinite`;
