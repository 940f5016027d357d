import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** Scrolls horizontally, starting at the end with the newest match. */
export const bars = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  overflowX: 'auto',
  paddingBlock: vars.space.x1,
});

export const match = style({
  flex: '0 0 3.25rem',
  // Few bars align to the start.
  selectors: { '&:first-child': { marginInlineEnd: 'auto' } },
});

export const link = styled(kit.figure, kit.rounded.sm, kit.plain, {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  paddingInline: '3px',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const value = styled(kit.text.sm, kit.strong);

export const picture = style({
  width: '100%',
  height: '96px',
  borderBlockEnd: '1px solid',
  color: vars.chart.one,
  fill: 'currentcolor',
  forcedColorAdjust: 'none',
});

export const day = styled(kit.caption, kit.unbroken);
