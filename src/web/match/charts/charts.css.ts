import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { drawnWhenNear } from '../../theme/drawnWhenNear.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const pictures = styled(kit.stack.x4, {
  paddingTop: vars.space.x4,
});

/** A card that draws nothing while it is out of sight. */
export const picture = style({
  ...drawnWhenNear,
  containIntrinsicHeight: 'auto 26rem',
});

export const rows = style({ display: 'grid', gap: vars.space.x4 });

export const sunk = style({ fill: 'currentcolor', fillOpacity: 0.22, forcedColorAdjust: 'none' });

export const edge = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});

export const zero = style({ stroke: vars.color.edge, strokeWidth: 1 });

export const dot = style({
  fill: 'currentcolor',
  stroke: vars.color.surface,
  strokeWidth: 2,
  forcedColorAdjust: 'none',
});

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

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: vars.space.x3,
});

export const tile = styled(kit.figure, {
  display: 'grid',
  gap: vars.space.x1,
  padding: vars.space.x3,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const tileValue = style({ fontSize: vars.size.xl, fontWeight: vars.weight.bold, lineHeight: 1.2 });

globalStyle(`${tile} dt`, { fontSize: vars.size.sm, color: vars.color.muted });
globalStyle(`${tile} dd`, { margin: 0 });
