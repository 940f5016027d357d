import { style } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { clamped, stretched } from '../../../theme/rules.ts';

export const bars = style({ display: 'grid', gap: vars.space.x1 });

export const bar = styled(kit.target, kit.anchor, kit.text.sm, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.x3,
  paddingBlock: vars.space.x1,
});

export const name = style(clamped(2));

export const link = style([
  name,
  stretched({ outlineOffset: '0', borderRadius: vars.radius.sm, hovered: bar }),
]);

export const value = styled(kit.figure, kit.strong);

export const picture = style({ gridColumn: '1 / -1', overflow: 'visible', forcedColorAdjust: 'none' });

export const groove = style({ fill: vars.color.sunken });

export const average = style({ fill: vars.chart.one });

export const last = style({ fill: vars.color.surface, stroke: vars.chart.two, strokeWidth: 3 });

export const tiles = styled(kit.grid.x2, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  margin: 0,
  '@media': { [from('sm')]: { gap: vars.space.x4 } },
});

export const tile = styled(kit.panel, kit.shrinking, {
  containerType: 'inline-size',
  padding: `${vars.space.x3} ${vars.space.x2}`,
  '@media': { [from('sm')]: { padding: `${vars.space.x4} ${vars.space.x5}` } },
});

export const tileLabel = styled(kit.label, kit.strong);

/** Six digits fit a third of a phone. */
export const tileValue = styled(kit.figure, kit.unbroken, kit.strong, kit.accented, {
  fontSize: `min(${vars.size.xl}, 21cqi)`,
  lineHeight: 1.6,
  letterSpacing: '-0.02em',
  '@media': { [from('sm')]: { fontSize: vars.size.xxl } },
});

export const more = styled(kit.label, {
  ...clamped(2),
  '@media': { [below('sm')]: { fontSize: vars.size.xs } },
});
