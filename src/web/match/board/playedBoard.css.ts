import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { boardColumns, pairInLargeLetters, underInLargeLetters } from './boardColumns.ts';
import { nameRoom } from './teamName.css.ts';

const onBoard = (share: number): string =>
  `color-mix(in srgb, ${vars.brand.onHeader} ${share}%, transparent)`;

/** The same ground as the live page's board: it is the same match. */
export const board = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  color: vars.brand.onHeader,
  background: `linear-gradient(165deg, ${vars.menu.ground}, ${vars.brand.header} 65%)`,
  boxShadow: vars.elevation.raised,
  border: `1px solid ${onBoard(12)}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: '4px',
    background: vars.brand.stripe,
  },
  '@media': {
    [from('sm')]: { padding: `${vars.space.x5} ${vars.space.x6}`, gap: vars.space.x4 },
    print: { boxShadow: 'none' },
  },
});

export const top = styled(kit.row.x3, {
  justifyContent: 'space-between',
  minHeight: '2rem',
  fontSize: vars.size.sm,
  color: onBoard(88),
});

export const chip = styled(kit.inlineRow.x2, {
  flex: 'none',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${onBoard(40)}`,
  color: vars.brand.onHeader,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  lineHeight: 1.4,
});

export const place = style({ containerType: 'inline-size', minWidth: 0 });

export const teams = style([
  boardColumns,
  { '@media': { [from('sm')]: { columnGap: vars.space.x6 } } },
  pairInLargeLetters,
]);

export const team = styled(kit.stack.x2, {
  justifyItems: 'center',
  textAlign: 'center',
  minWidth: 0,
  borderRadius: vars.radius.md,
});

export const teamLink = style([team, { textDecoration: 'none' }]);

globalStyle(`${teamLink}:hover ${nameRoom}`, { textDecoration: 'underline', textUnderlineOffset: '0.2em' });
globalStyle(`${teamLink}:focus-visible`, { outlineColor: vars.brand.onHeader });

export const crest = style({
  width: '3.25rem',
  height: '3.25rem',
  fontSize: '3.25rem',
  '@media': { [from('sm')]: { width: '4.5rem', height: '4.5rem', fontSize: '4.5rem' } },
});

globalStyle(`${crest} > *, ${crest} > noscript > *`, { width: '100%', height: '100%', fontSize: 'inherit' });

/** As wide as a score of two digits, so that the teams stand still. */
export const middle = style([
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.x1,
    minWidth: '5.5rem',
    '@media': { [from('sm')]: { minWidth: '11rem' } },
  },
  underInLargeLetters,
]);

export const score = styled(kit.line, kit.figure, {
  gap: '0.18em',
  fontSize: vars.size.hero,
  fontWeight: vars.weight.bold,
  lineHeight: 1.12,
  minHeight: '1.12em',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
});

/** Two digits a side: on a phone the names need the room. */
export const highScore = style([score, { '@media': { [below('sm')]: { fontSize: '2rem' } } }]);

/** Three digits a side in basketball. */
export const longScore = style([
  score,
  { fontSize: vars.size.xxl, '@media': { [from('sm')]: { fontSize: vars.size.hero } } },
]);

export const digits = style({ minWidth: '0.9em', textAlign: 'center' });

/** The side that lost. */
export const behind = style([digits, { color: onBoard(72) }]);

export const dash = style({ color: onBoard(70), fontWeight: vars.weight.regular });

export const byPeriod = styled(kit.figure, {
  fontSize: vars.size.xs,
  lineHeight: 1.4,
  minHeight: '1.4em',
  color: onBoard(92),
  textAlign: 'center',
  textWrap: 'balance',
  gridColumn: '1 / -1',
  '@media': { [from('sm')]: { fontSize: vars.size.sm } },
});

export const decided = style({
  padding: '0 0.5em',
  borderRadius: vars.radius.sm,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.6,
});

/** Room for the buttons is kept while it is not known who sends the match. */
export const actions = styled(kit.row.x3, kit.target, {
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { print: { display: 'none' } },
});

const action = styled(kit.inlineRow.x2, kit.target, {
  justifyContent: 'center',
  borderRadius: vars.radius.md,
  border: `1px solid ${onBoard(45)}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: onBoard(14) },
  ':focus-visible': { outlineColor: vars.brand.onHeader },
});

/** Specification §2: 140 px. */
export const stream = style([
  action,
  {
    width: '140px',
    borderColor: vars.brand.onHeader,
    background: vars.brand.onHeader,
    color: vars.brand.header,
    ':hover': { background: onBoard(86) },
  },
]);

export const plays = style([
  action,
  {
    padding: `0 ${vars.space.x3}`,
    lineHeight: 1.2,
    '@media': {
      [below('sm')]: { maxWidth: '9.25rem', padding: `0 ${vars.space.x2}`, fontSize: '0.8125rem' },
    },
  },
]);

globalStyle(`${plays} > svg`, { flex: 'none' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingTop: vars.space.x3,
  borderTop: `1px solid ${onBoard(20)}`,
  fontSize: vars.size.sm,
  color: onBoard(92),
});

export const fact = styled(kit.inlineRow.x2, {
  minWidth: 0,
  minHeight: '1.5em',
});

export const factText = style(clamped(2));

export const official = style(clamped(2));

export const where = styled(kit.truncated, {
  minWidth: 0,
});

export const officials = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space.x3}`,
  minHeight: '1.5em',
  fontSize: vars.size.sm,
  color: onBoard(84),
  textAlign: 'center',
});

export const officialsTitle = style({ fontWeight: vars.weight.semibold });

export const retry = styled(kit.bare, {
  padding: 0,
  color: 'inherit',
  textDecoration: 'underline',
  minHeight: '24px',
});

export const bone = style({ display: 'inline-block', borderRadius: vars.radius.sm, background: onBoard(16) });
export const crestBone = style([bone, crest, { borderRadius: vars.radius.pill }]);
export const nameBone = style([bone, { width: '60%', height: '1.2em' }]);
export const scoreBone = style([bone, { width: '5.5rem', height: '3.5rem' }]);
export const factsBone = style([bone, { width: '18rem', maxWidth: '80%', height: '1.2em' }]);
