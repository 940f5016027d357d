import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import * as overlay from './overlay.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const calmly = (motion: string): string => `${motion} ${vars.motion.calm} ${vars.motion.ease}`;

export const scrim = style([overlay.scrim, { zIndex: 40, animation: calmly(appear) }]);

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

export const left = styled(panel, {
  left: 0,
  width: '256px',
  background: vars.menu.ground,
  color: vars.menu.text,
  animation: calmly(fromLeft),
});

export const right = styled(panel, {
  right: 0,
  width: '350px',
  background: vars.color.surface,
  color: vars.color.text,
  animation: calmly(fromRight),
});

/** 90 px high (specification §2). */
export const bar = styled(kit.line, kit.between, kit.rigid, {
  height: '90px',
  paddingInline: `${vars.space.x5} ${vars.space.x3}`,
  background: vars.brand.header,
  color: vars.brand.onHeader,
  borderBottom: `3px solid ${vars.brand.stripe}`,
});

export const menuBar = styled(bar, { height: '64px' });

export const title = styled(kit.text.xl);

export const body = styled(kit.padded.x2, { flex: 1, overflowY: 'auto' });
