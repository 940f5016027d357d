import { keyframes, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { inAFlood } from '../../theme/inAFlood.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { underInLargeLetters } from './boardColumns.ts';
import { onBoard } from './onBoard.ts';

/** On a phone what is told of the match leaves room for its events. */
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

/** As wide as a score of two digits from the start, so that the teams stand still when it comes. */
export const middle = style([
  between,
  { minWidth: '6.75rem', '@media': { [from('sm')]: { minWidth: '12.5rem' } } },
]);

/** As wide as a score of five digits, which leaves the names more room on a phone. */
export const highMiddle = style([
  between,
  { minWidth: '8.25rem', '@media': { [from('sm')]: { minWidth: '18rem' } } },
]);

export const score = styled(kit.line, kit.figure, {
  // As wide as its column: it stays where it is when figures come to the dash.
  justifyContent: 'center',
  justifySelf: 'stretch',
  gap: '0.18em',
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  // The height of a digit with its padding, when there is only a dash.
  minHeight: '1.12em',
  letterSpacing: '-0.02em',
  '@media': {
    [below('sm')]: { fontSize: phoneScore, selectors: { [`${highMiddle} &`]: { fontSize: '2rem' } } },
  },
});

/** Two digits a side: on a phone the names need the room. No lower than the others: nothing moves at the tenth goal. */
export const twoDigits = style([
  score,
  {
    '@media': {
      [below('sm')]: {
        fontSize: '2rem',
        minHeight: `calc(1.12 * ${phoneScore})`,
        selectors: { [`${highMiddle} &`]: { minHeight: '1.12em' } },
      },
    },
  },
]);

/** Two scores of three digits have no more room between two names. */
export const longScore = style([
  score,
  {
    '@media': {
      [below('sm')]: {
        selectors: { [`${highMiddle} &`]: { fontSize: '1.5625rem', minHeight: '2.24rem' } },
      },
      // No lower than the others: nothing moves at the hundredth point.
      [from('sm')]: { fontSize: '3.25rem', minHeight: `calc(1.12 * ${vars.size.hero})` },
    },
  },
]);

export const goals = style({
  minWidth: '0.9em',
  padding: '0.06em 0.1em',
  borderRadius: vars.radius.md,
  textAlign: 'center',
});

/** Of the side that lost. */
export const behind = style([goals, { color: onBoard(72) }]);

const beat = keyframes({
  '0%': { transform: 'scale(1.32)' },
  '22%, 46%, 100%': { transform: 'scale(1)' },
  '34%': { transform: 'scale(1.1)' },
});

const fade = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } });

const moment = `2.6s ${vars.motion.ease} 1`;

/**
 * The moment of a goal: short, in the brand's colour, and not at all for those who want no motion. By what the compositor moves
 * alone: a colour that fades would be painted anew in every frame.
 */
export const scored = style([
  goals,
  {
    position: 'relative',
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
    selectors: {
      // What is left of the moment is felt when the flood is over, and no goal of long before.
      [inAFlood]: { animationDuration: '0s' },
      [`${inAFlood}::before`]: { animationDuration: '0s' },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { animation: 'none', '::before': { animation: 'none' } },
    },
  },
]);

export const dash = style({ color: onBoard(75), fontWeight: vars.weight.regular });

export const clock = styled(kit.figure, {
  fontSize: vars.size.xl,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  minHeight: '1.2em',
  minWidth: '5ch',
  textAlign: 'center',
  '@media': { [below('sm')]: { fontSize: vars.size.lg } },
});

export const period = style({
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  minHeight: '1.4em',
  color: onBoard(92),
  textAlign: 'center',
  '@media': { [from('sm')]: { fontSize: vars.size.sm } },
});

/** Goals by period, `(1–0, 0–2)`, on a line of its own under both teams: room for it is kept. */
export const byPeriod = style([period, { textWrap: 'balance', fontVariantNumeric: 'tabular-nums' }]);

/** What decided a match beyond regulation. */
export const decided = style({
  padding: '0 0.5em',
  borderRadius: vars.radius.sm,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.6,
});

/** The points of the set being played. */
export const setPoints = style([clock, { fontSize: vars.size.xxl, fontWeight: vars.weight.bold }]);

/** Those of the set before, until the next begins. */
export const lastPoints = style([setPoints, { color: onBoard(75) }]);

/** No inline box: on the line's baseline it would make the line higher than the room kept for it. */
export const setFigures = styled(kit.line, {
  justifyContent: 'center',
  gap: '0.3em',
});

/** As wide with one digit as with two: nothing moves at the tenth point. */
export const setFigure = style({ minWidth: '2ch' });

export const noBall = style({ width: '0.5rem', height: '0.5rem' });

/** Whose serve it is. */
export const ball = style([
  noBall,
  {
    borderRadius: vars.radius.pill,
    background: vars.brand.onHeader,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  },
]);
