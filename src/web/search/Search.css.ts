import { keyframes, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import * as overlay from '../ui/overlay.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style([
  overlay.scrim,
  { zIndex: 60, animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` },
]);

/** Full screen on a phone, above its keyboard; elsewhere a panel near the top, as tall as its results. */
export const panel = styled(kit.rounded.lg, {
  position: 'fixed',
  zIndex: 70,
  insetInline: 0,
  top: '8vh',
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: 'min(40rem, calc(100vw - 2rem))',
  maxHeight: '80vh',
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  outline: 'none',
  '@media': {
    [below('sm')]: { top: 0, width: '100vw', height: '100dvh', maxHeight: 'none', borderRadius: 0 },
  },
});

export const bar = styled(kit.line, kit.rigid, {
  minHeight: '56px',
  paddingInlineStart: vars.space.x4,
  borderBottom: `1px solid ${vars.color.border}`,
  ':focus-within': { boxShadow: `inset 0 -3px 0 ${vars.color.focus}` },
});

export const barSign = styled(kit.rigid, kit.muted);

export const input = styled(kit.grow, kit.text.md, {
  minHeight: '56px',
  padding: `0 ${vars.space.x3}`,
  border: 0,
  background: 'transparent',
  color: 'inherit',
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
});

/** The list scrolls itself; keys move through it from the field. */
export const list = styled(kit.padded.x2, {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ':empty': { display: 'none' },
});

export const group = styled(kit.column, kit.shrinking, {
  margin: 0,
  padding: 0,
  border: 0,
  selectors: { '& + &': { marginTop: vars.space.x2 } },
});

export const groupTitle = styled(kit.label, kit.strong, {
  padding: `${vars.space.x2} ${vars.space.x3} ${vars.space.x1}`,
});

export const option = styled(kit.row.x3, kit.target, kit.rounded.md, {
  padding: `${vars.space.x1} ${vars.space.x3}`,
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: vars.brand.accentSurface } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const sign = styled(kit.rigid, kit.centred, kit.muted, { width: '28px' });

export const words = styled(kit.column, kit.grow, { lineHeight: 1.3 });

export const name = styled(kit.truncated);

export const context = styled(kit.caption, kit.truncated);

export const goals = styled(kit.figure, kit.rigid, kit.strong);

export const note = styled(kit.label, { padding: `${vars.space.x2} ${vars.space.x3}` });

export const nothing = styled(kit.stack.x1, kit.middle, { padding: `${vars.space.x6} ${vars.space.x4}` });

export const nothingTitle = styled(kit.strong, { overflowWrap: 'anywhere' });

export const nothingText = styled(kit.caption);

export const rows = styled(kit.stack.x2, kit.padded.x3);
