import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';

export const bars = style({ display: 'grid', gap: vars.space.x2 });

export const bar = styled(kit.grid.x3, kit.text.sm, {
  gridTemplateColumns: 'minmax(6rem, 14rem) minmax(0, 1fr) 3rem',
  alignItems: 'center',
  minHeight: '28px',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) 3rem', rowGap: 0 } },
});

export const name = style({ overflowWrap: 'anywhere', lineHeight: 1.2 });

export const picture = style({
  forcedColorAdjust: 'none',
  '@media': { [below('sm')]: { gridRow: 2, gridColumn: '1 / -1' } },
});

export const value = styled(kit.figure, kit.strong, { textAlign: 'end' });

/** The parts of a bar also differ in fill and edge. */
export const parts = styleVariants({
  two: { fill: vars.chart.one, stroke: vars.color.surface },
  three: { fill: vars.chart.two, fillOpacity: 0.25, stroke: vars.chart.two, strokeWidth: 2 },
  one: { fill: 'none', stroke: vars.chart.three, strokeWidth: 2, strokeDasharray: '4 2' },
});
