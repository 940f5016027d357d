import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';
import { overlay } from '../../ui/overlay.css.ts';

export const choice = style({ display: 'grid', margin: 0, minWidth: 0 });

/** Inside the card instead of on its border. */
export const title = styled(kit.full, kit.text.lg, kit.strong, {
  float: 'inline-start',
  padding: 0,
  lineHeight: 1.2,
});

export const text = styled(kit.label);

export const option = styled(kit.row.x3, kit.target, {
  cursor: 'pointer',
});

export const radio = style({
  width: '1.25rem',
  height: '1.25rem',
  margin: 0,
  accentColor: vars.brand.accent,
});

export const actions = styled(kit.line, { flexWrap: 'wrap', justifyContent: 'space-between' });

export const failure = styled(kit.label, { color: vars.color.text });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Fixed at the page's foot. */
export const note = styled(overlay, kit.between, kit.rounded.md, kit.text.sm, {
  position: 'fixed',
  insetInline: vars.space.x4,
  bottom: `calc(${tabBarHeight} + ${vars.space.x4})`,
  zIndex: 20,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x4}`,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const missedText = style(clamped(5));

export const missedTitle = style({ fontWeight: vars.weight.bold });

export const close = styled(kit.centred, kit.bare, kit.rigid, kit.rounded.sm, kit.muted, {
  width: '44px',
  height: '44px',
  margin: `calc(-1 * ${vars.space.x2})`,
  ':hover': { background: vars.color.hover, color: vars.color.text },
});
