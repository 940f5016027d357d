import { keyframes, style } from '@vanilla-extract/css';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/** Fixed at the page's foot. */
export const note = styled(kit.overlay, {
  position: 'fixed',
  insetInline: vars.space.x4,
  bottom: `calc(${tabBarHeight} + ${vars.space.x4})`,
  zIndex: 20,
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const text = style(clamped(5));

export const title = style({ fontWeight: vars.weight.bold });

export const close = styled(kit.bare, {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  margin: `calc(-1 * ${vars.space.x2})`,
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  ':hover': { background: vars.color.hover, color: vars.color.text },
});
