import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { overlay } from '../overlay.css.ts';

/** At most 315 px wide (specification §9): seven days of 41 px. */
export const popup = styled(overlay, kit.padded.x3, kit.rounded.lg, { width: '315px', minHeight: '20rem' });

export const months = style({ position: 'relative' });

export const caption = styled(kit.line, { height: '44px' });

export const choices = style({ display: 'flex', gap: vars.space.x1 });

/** Native selects: a year can be typed, or picked on a phone's wheel. */
export const choice = styled(kit.rounded.md, {
  height: '40px',
  padding: `0 ${vars.space.x1}`,
  border: '1px solid transparent',
  background: vars.color.raised,
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.bold,
  textTransform: 'capitalize',
  cursor: 'pointer',
  ':hover': { background: vars.color.sunken },
});

/** The selects name the month already. */
export const unseen = style({ display: 'none' });

export const nav = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'flex',
});

export const navButton = styled(kit.centred, kit.bare, kit.rounded.pill, {
  width: '44px',
  height: '44px',
  fill: 'currentcolor',
  ':hover': { background: vars.color.sunken },
});

export const grid = styled(kit.figure, { width: '100%', tableLayout: 'fixed' });

export const weekday = styled(kit.caption, {
  height: '32px',
  fontWeight: vars.weight.regular,
});

export const cell = style({ padding: 0, textAlign: 'center' });

export const day = styled(kit.bare, kit.rounded.md, {
  width: '100%',
  height: '41px',
  ':hover': { background: vars.color.sunken },
  ':disabled': { cursor: 'default', opacity: 0.4 },
});

export const hasMatches = style({});
globalStyle(`${hasMatches} > ${day}`, {
  background: `radial-gradient(circle at 50% calc(100% - 5px), currentColor 2.5px, transparent 3px)`,
});

export const today = style({});
globalStyle(`${today} > ${day}`, { fontWeight: vars.weight.bold, color: vars.brand.accent });

export const selected = style({});
globalStyle(`${selected} > ${day}`, {
  backgroundColor: vars.brand.accent,
  color: vars.brand.onAccent,
  fontWeight: vars.weight.bold,
});

export const outside = style({});
globalStyle(`${outside} > ${day}`, { color: vars.color.muted });
