import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const colours = {
  home: vars.chart.home,
  away: vars.chart.away,
  one: vars.chart.one,
  two: vars.chart.two,
  three: vars.chart.three,
  four: vars.chart.four,
  five: vars.chart.five,
  six: vars.chart.six,
  seven: vars.chart.seven,
  eight: vars.chart.eight,
  quiet: vars.chart.quiet,
} as const;

/** A series' colour; shapes and texts inherit it as `currentColor`. */
export const series = styleVariants(colours, (color) => ({ color }));

/** A shape in its series' colour. */
export const shape = style({ fill: 'currentcolor', forcedColorAdjust: 'none' });

// The second of two is hollow: colour alone carries no meaning (WCAG 1.4.1).
globalStyle(`.${shape}.${series.away}, .${series.away} .${shape}`, {
  fillOpacity: 0.25,
  stroke: 'currentcolor',
  strokeWidth: 2,
});
