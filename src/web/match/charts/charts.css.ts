import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { stretched } from '../../theme/rules.ts';

export const charts = styled(kit.stack.x4, {
  paddingTop: vars.space.x4,
});

/** Off-screen charts are not rendered, except in print and while the scroll position is restored. */
globalStyle(`${charts} > *`, {
  contentVisibility: 'auto',
  containIntrinsicHeight: 'auto 26rem',
  '@media': { print: { contentVisibility: 'visible' } },
});
globalStyle(`:root[data-returning] ${charts} > *`, { contentVisibility: 'visible' });

export const zero = style({ stroke: vars.color.edge, strokeWidth: 1 });

export const trend = style({
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeDasharray: '1 4',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const note = styled(kit.label);

export const tiles = styled(kit.grid.x3, { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' });

export const tile = styled(kit.grid.x1, kit.figure, kit.anchor, kit.padded.x3, kit.rounded.md, {
  background: vars.color.sunken,
});

export const tileValue = style({ fontSize: vars.size.xl, fontWeight: vars.weight.bold, lineHeight: 1.2 });

globalStyle(`${tile} dt`, { fontSize: vars.size.sm, color: vars.color.muted });
globalStyle(`${tile} dd`, { margin: 0 });

/** A value that goes to its moment; its tile is pressed as a whole. */
export const tileButton = styled(kit.bare, {
  ...stretched({ outlineOffset: '0', borderRadius: vars.radius.md }),
  padding: 0,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted 1px',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationStyle: 'solid' },
});
