import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
});

const panel = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'calc(100vw - 44px)',
  boxShadow: vars.elevation.overlay,
  outline: 'none',
});

export const left = style([
  panel,
  {
    left: 0,
    width: '256px',
    background: vars.menu.ground,
    color: vars.menu.text,
    animation: `${fromLeft} ${vars.motion.calm} ${vars.motion.ease}`,
  },
]);

export const right = style([
  panel,
  {
    right: 0,
    width: '350px',
    background: vars.color.surface,
    color: vars.color.text,
    animation: `${fromRight} ${vars.motion.calm} ${vars.motion.ease}`,
  },
]);

/** 90 px high (specification §2). */
export const bar = styled(kit.line, {
  justifyContent: 'space-between',
  flex: 'none',
  height: '90px',
  paddingInline: `${vars.space.x5} ${vars.space.x3}`,
  background: vars.brand.header,
  color: vars.brand.onHeader,
  borderBottom: `3px solid ${vars.brand.stripe}`,
});

export const menuBar = style([bar, { height: '64px' }]);

export const title = style({ fontSize: vars.size.xl });

export const body = style({ flex: 1, overflowY: 'auto', padding: vars.space.x2 });
