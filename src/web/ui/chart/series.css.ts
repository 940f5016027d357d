import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const { home, away, one, two, three, four, five, six, seven, eight, quiet } = vars.chart;
const colours = { home, away, one, two, three, four, five, six, seven, eight, quiet } as const;

/** Which colour a series has. */
export type Series = keyof typeof colours;

/** The series of a chart of several lines: as many colours as remain distinguishable. */
export const manySeries: readonly Series[] = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Above this number of lines the muted ones are not drawn: as a grey thicket they say nothing. */
export const mostMutedLines = 14;

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
