import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** What opens above the page; no part of the primitives, since no first view has it. */
export const overlay = style({
  zIndex: 60,
  maxWidth: 'calc(100vw - 16px)',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
});

/** The page behind an open dialog. */
export const scrim = style({ position: 'fixed', inset: 0, background: vars.color.scrim });

// It does not scroll under a finger. Under a mouse it may: without its scrollbar it would move.
globalStyle(`html:has(${scrim}[data-state="open"])`, {
  '@media': { '(hover: none)': { overflow: 'hidden' } },
});
