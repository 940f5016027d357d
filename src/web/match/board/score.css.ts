import { keyframes, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard, underInLargeLetters } from './boardColumns.ts';

/** Smaller on a phone, to leave room for events. */
const phoneScore = '2.25rem';

const between = style([
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    '@media': { [from('sm')]: { gap: vars.space.x1 } },
  },
  underInLargeLetters,
]);

/** As wide as a score of two digits from the start, so that the teams do not shift. */
export const middle = style([
  between,
  { minWidth: '6.75rem', '@media': { [from('sm')]: { minWidth: '12.5rem' } } },
]);

/** As wide as a score of five digits, to leave the names more room on a phone. */
export const highMiddle = style([
  between,
  { minWidth: '8.25rem', '@media': { [from('sm')]: { minWidth: '18rem' } } },
]);

export const score = styled(kit.line, kit.figure, kit.strong, {
  // Fills its column, so that it does not shift when digits join the dash.
  justifyContent: 'center',
  justifySelf: 'stretch',
  gap: '0.18em',
  fontSize: vars.size.hero,
  lineHeight: 1,
  // As tall as a digit with its padding, also with only a dash.
  minHeight: '1.12em',
  letterSpacing: '-0.02em',
  '@media': {
    [below('sm')]: { fontSize: phoneScore, selectors: { [`${highMiddle} &`]: { fontSize: '2rem' } } },
  },
});

/** Two digits a side: smaller on a phone, to leave the names room, but no less tall, so that the tenth goal shifts nothing. */
export const twoDigits = styled(score, {
  '@media': {
    [below('sm')]: {
      fontSize: '2rem',
      minHeight: `calc(1.12 * ${phoneScore})`,
      selectors: { [`${highMiddle} &`]: { minHeight: '1.12em' } },
    },
  },
});

/** Two scores of three digits share the same room between the names. */
export const longScore = styled(score, {
  '@media': {
    [below('sm')]: {
      selectors: { [`${highMiddle} &`]: { fontSize: '1.5625rem', minHeight: '2.24rem' } },
    },
    // No less tall, so that the hundredth point shifts nothing.
    [from('sm')]: { fontSize: '3.25rem', minHeight: `calc(1.12 * ${vars.size.hero})` },
  },
});

export const goals = styled(kit.middle, kit.rounded.md, { minWidth: '0.9em', padding: '0.06em 0.1em' });

/** The losing side's. */
export const behind = styled(goals, { color: onBoard(72) });

const beat = keyframes({
  '0%': { transform: 'scale(1.32)' },
  '22%, 46%, 100%': { transform: 'scale(1)' },
  '34%': { transform: 'scale(1.1)' },
});

const fade = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } });

const moment = `2.6s ${vars.motion.ease} 1`;

/**
 * The flash of a goal: brief, in the brand's colour, and none with reduced motion. Animates compositor properties only: a
 * fading colour would repaint every frame.
 */
export const scored = styled(goals, kit.anchor, {
  isolation: 'isolate',
  animation: `${beat} ${moment}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    borderRadius: 'inherit',
    background: vars.brand.stripe,
    opacity: 0,
    animation: `${fade} ${moment}`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none', '::before': { animation: 'none' } },
  },
});

export const dash = style({ color: onBoard(75), fontWeight: vars.weight.regular });

/** In place of a score that is being read; no taller. */
export const coming = styled(kit.rounded.sm, { width: '1.6em', height: '0.8em', background: onBoard(16) });

export const clock = styled(kit.figure, kit.middle, kit.text.xl, kit.strong, {
  lineHeight: 1.2,
  minHeight: '1.2em',
  minWidth: '5ch',
  '@media': { [below('sm')]: { fontSize: vars.size.lg } },
});

export const period = styled(kit.middle, kit.text.xs, {
  lineHeight: 1.4,
  minHeight: '1.4em',
  color: onBoard(92),
  '@media': { [from('sm')]: { fontSize: vars.size.sm } },
});

/** Goals by period, `(1–0, 0–2)`, on a line of its own under both teams, with reserved room. */
export const byPeriod = styled(period, { textWrap: 'balance', fontVariantNumeric: 'tabular-nums' });

/** What decided a match beyond regulation. */
export const decided = styled(kit.rounded.sm, kit.text.xs, kit.strong, {
  padding: '0 0.5em',
  background: vars.brand.onHeader,
  color: vars.brand.header,
  lineHeight: 1.6,
});

/** The current set's points. */
export const setPoints = styled(clock, { fontSize: vars.size.xxl, fontWeight: vars.weight.bold });

/** The last set's points, until the next set begins. */
export const lastPoints = styled(setPoints, { color: onBoard(75) });

/** Not an inline box: the baseline would make the line taller than its reserved room. */
export const setFigures = styled(kit.line, kit.gathered, { gap: '0.3em' });

/** As wide with one digit as with two, so that the tenth point shifts nothing. */
export const setFigure = style({ minWidth: '2ch' });

export const noBall = style({ width: '0.5rem', height: '0.5rem' });

/** Marks the serving side. */
export const ball = styled(noBall, kit.rounded.pill, {
  background: vars.brand.onHeader,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
