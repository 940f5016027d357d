import { style } from '@vanilla-extract/css';
import { from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** The content of one part, stacked. */
export const beside = styled(kit.stack.x4, { alignItems: 'start' });

export const sentence = styled(kit.card, kit.muted, kit.padded.x5);

/** Four to a row, on wide screens all in one; the last row is filled. */
export const tiles = styled(kit.panel, kit.wrap, {
  display: 'flex',
  gap: '1px',
  overflow: 'hidden',
});

export const tile = style({
  display: 'grid',
  flex: '1 1 22%',
  alignContent: 'center',
  gap: '2px',
  minHeight: '76px',
  padding: `${vars.space.x3} ${vars.space.x2} ${vars.space.x3} ${vars.space.x3}`,
  // A hairline between neighbours in any number of columns.
  boxShadow: `1px 1px 0 ${vars.color.border}`,
  '@media': { [from('sm')]: { paddingInlineStart: vars.space.x4 }, [from('lg')]: { flexBasis: 0 } },
});

export const leading = styled(tile, { background: vars.brand.accentSurface });

export const label = styled(kit.caption, kit.strong, { letterSpacing: '0.02em' });

export const value = styled(kit.figure, kit.text.lg, kit.strong, kit.unbroken, {
  lineHeight: 1.2,
  '@media': { [from('sm')]: { fontSize: vars.size.xl } },
});

/** Scrolls horizontally, starting at the end with the newest match. */
export const bars = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  overflowX: 'auto',
  paddingBlock: vars.space.x1,
  containerType: 'inline-size',
});

/** The numbers of bars that are in sight at once. */
const inSight = Array.from({ length: 24 }, (_, at) => at + 3);

export const bar = style({
  flex: '0 0 3.25rem',
  // As many as fit share the room: none is cut at its edge.
  '@container': Object.fromEntries(
    inSight.map((count) => [`(min-width: ${count * 3.25}rem)`, { flexBasis: `${100 / count}%` }]),
  ),
  // Few bars align to the start.
  selectors: { '&:first-child': { marginInlineEnd: 'auto' } },
});

export const barLink = styled(kit.figure, kit.rounded.sm, kit.plain, {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  paddingInline: '3px',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const barValue = styled(kit.text.sm, kit.strong);

export const picture = styled(kit.full, {
  height: '96px',
  borderBlockEnd: '1px solid',
  color: vars.chart.one,
  fill: 'currentcolor',
  forcedColorAdjust: 'none',
});

export const day = styled(kit.caption, kit.unbroken);
