import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** Room for axis labels. */
export const plot = style({ padding: `${vars.space.x2} ${vars.space.x2} 26px 34px` });

export const picture = style({ width: '100%', height: '200px', overflow: 'visible' });

/** The chart with moments to go to. */
export const pressable = styled(picture, { cursor: 'pointer', touchAction: 'pan-y' });

/** Catches pointer events between the lines. */
export const ground = style({ fill: 'transparent' });

export const middle = style({ stroke: vars.color.edge });
export const bound = style({ stroke: vars.chart.grid, strokeDasharray: '3 4' });

const colours = { home: vars.chart.home, away: vars.chart.away } as const;

export const side = styleVariants(colours, (color) => ({ color }));

export const area = style({ fill: 'currentcolor', opacity: 0.2, forcedColorAdjust: 'none' });

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});

/** The away lead is dashed and its dots are hollow: colour alone tells nothing (WCAG 1.4.1). */
globalStyle(`${side.away} ${line}`, { strokeDasharray: '7 3' });

export const dot = styleVariants(
  {
    home: { fill: colours.home, stroke: vars.color.surface },
    away: { fill: vars.color.surface, stroke: colours.away },
  },
  (colour) => ({ ...colour, strokeWidth: 2, forcedColorAdjust: 'none' as const }),
);

export const crosshair = style({ stroke: vars.color.edge, strokeDasharray: '3 3', pointerEvents: 'none' });

/** The text at the pointer, legible over the chart. */
export const pointed = styled(kit.figure, {
  fill: vars.color.text,
  stroke: vars.color.surface,
  strokeWidth: 4,
  paintOrder: 'stroke',
  fontSize: '12px',
  pointerEvents: 'none',
});
