import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { pulsing } from '../../ui/waiting/pulse.css.ts';
import { onBoard } from './boardColumns.ts';
import { crest } from './teams.css.ts';

export const board = styled(kit.anchor, kit.rounded.lg, {
  display: 'grid',
  // Tighter on a phone, to keep the first event above the fold.
  gap: '2px',
  padding: `${vars.space.x2} ${vars.space.x3}`,
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
    [from('sm')]: { gap: vars.space.x3, padding: `${vars.space.x5} ${vars.space.x6}` },
    print: { boxShadow: 'none' },
  },
});

export const top = styled(kit.row.x3, kit.between, kit.shrinking, kit.text.sm, {
  minHeight: '1.375rem',
  '@media': { [below('sm')]: { fontSize: vars.size.xs }, [from('sm')]: { minHeight: '2rem' } },
});

/** On one line whatever the chip's text: a longer state must not shift the layout. */
export const where = styled(kit.truncated, kit.shrinking, { flex: '1 1 0', color: onBoard(88) });

export const chip = styled(kit.inlineRow.x2, {
  flex: 'none',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${onBoard(40)}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  lineHeight: 1.4,
  whiteSpace: 'nowrap',
  '@media': {
    [below('sm')]: {
      padding: `0 ${vars.space.x2}`,
      fontSize: vars.size.xs,
      letterSpacing: '0.02em',
    },
  },
});

/** As tall as a finger, in a row that is not. */
export const controls = styled(kit.rigid, {
  display: 'flex',
  marginBlock: '-14px',
  marginInline: `calc(-1 * ${vars.space.x2})`,
});

/** Pulses while the match is played. */
export const dot = style({
  ...pulsing,
  position: 'relative',
  width: '0.65em',
  height: '0.65em',
  borderRadius: vars.radius.pill,
  background: vars.brand.stripe,
  outline: `1.5px solid ${onBoard(75)}`,
  '@media': {
    '(forced-colors: active)': { background: 'Highlight' },
    '(prefers-reduced-motion: reduce)': { '::after': { animation: 'none' } },
  },
});

export const facts = styled(kit.wrap, kit.gathered, kit.text.sm, {
  display: 'flex',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingTop: vars.space.x3,
  borderTop: `1px solid ${onBoard(20)}`,
  color: onBoard(92),
});

export const fact = styled(kit.inlineRow.x2, { minWidth: 0, minHeight: '1.5em' });

export const factText = style(clamped(2));

const bone = style({ display: 'inline-block', borderRadius: vars.radius.sm, background: onBoard(16) });
export const crestBone = styled(bone, crest, { borderRadius: vars.radius.pill });
export const nameBone = styled(bone, { width: '60%', height: '1.2em' });
export const scoreBone = styled(bone, { width: '5.5rem', height: '3.5rem' });
export const factsBone = styled(bone, { width: '18rem', maxWidth: '80%', height: '1.2em' });

export const officials = styled(kit.wrap, kit.middle, kit.gathered, kit.text.sm, {
  display: 'flex',
  gap: `0 ${vars.space.x3}`,
  minHeight: '1.5em',
  color: onBoard(84),
});

export const officialGroup = style(clamped(2));

export const officialRole = style({ fontWeight: vars.weight.bold });

export const officialRetry = styled(kit.bare, {
  padding: 0,
  color: 'inherit',
  textDecoration: 'underline',
  minHeight: '24px',
});

/** Reserves the buttons' room while the broadcast loads. */
export const actions = styled(kit.row.x3, kit.target, kit.wrap, kit.gathered, {
  '@media': { print: { display: 'none' } },
});

const action = styled(kit.inlineRow.x2, kit.target, kit.rounded.md, kit.text.sm, kit.strong, kit.plain, {
  justifyContent: 'center',
  border: `1px solid ${onBoard(45)}`,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: onBoard(14) },
  ':focus-visible': { outlineColor: vars.brand.onHeader },
});

/** Specification §2: 140 px. */
export const stream = styled(action, {
  width: '140px',
  borderColor: vars.brand.onHeader,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  ':hover': { background: onBoard(86) },
});

export const plays = styled(action, {
  padding: `0 ${vars.space.x3}`,
  lineHeight: 1.2,
  '@media': {
    [below('sm')]: { maxWidth: '9.25rem', padding: `0 ${vars.space.x2}`, fontSize: '0.8125rem' },
  },
});

globalStyle(`${plays} > svg`, { flex: 'none' });
