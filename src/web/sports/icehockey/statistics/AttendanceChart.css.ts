import { style } from '@vanilla-extract/css';
import { clamped } from '../../../theme/clamped.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { stretched } from '../../../theme/stretched.ts';

export const bars = style({ display: 'grid', gap: vars.space.x1 });

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.x3,
  minHeight: '44px',
  paddingBlock: vars.space.x1,
  fontSize: vars.size.sm,
});

export const name = style(clamped(2));

export const link = style([
  name,
  stretched({ outlineOffset: '0', borderRadius: vars.radius.sm, hovered: bar }),
]);

export const value = styled(kit.figure, { fontWeight: vars.weight.bold });

export const picture = style({ gridColumn: '1 / -1', overflow: 'visible', forcedColorAdjust: 'none' });

export const groove = style({ fill: vars.color.sunken });

export const average = style({ fill: vars.chart.one });

export const last = style({ fill: vars.color.surface, stroke: vars.chart.two, strokeWidth: 3 });
