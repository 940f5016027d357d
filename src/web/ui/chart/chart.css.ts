import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

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

/** A series by its colour: shapes and words take it as `currentColor`. */
export const series = styleVariants(colours, (color) => ({ color }));

export const figure = styled(kit.panel, kit.stack.x4, {
  padding: vars.space.x4,
  breakInside: 'avoid',
  '@media': { [from('sm')]: { padding: vars.space.x5 } },
});

export const title = style({ fontSize: vars.size.lg, fontWeight: vars.weight.semibold });

export const summary = styled(kit.label, { ...clamped(4) });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontSize: vars.size.sm,
});

export const legendItem = styled(kit.inlineRow.x2, {
  minWidth: 0,
});

export const legendName = style(clamped(2));

export const swatch = style({
  flex: 'none',
  width: '12px',
  height: '12px',
  borderRadius: '3px',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

export const tableBox = style({ maxHeight: '24rem', overflow: 'auto' });

export const table = styled(kit.figure, { width: '100%', fontSize: vars.size.sm });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: vars.weight.semibold });

globalStyle(`${table} tbody th`, { minWidth: '8rem' });

/** Room for the marks of the axes around the plot. */
export const plot = style({ position: 'relative', padding: `${vars.space.x3} ${vars.space.x3} 28px 36px` });

export const picture = style({ width: '100%', height: '240px', overflow: 'visible' });

/** As high as a picture with its legend and what can be opened below it. */
export const room = style({ minHeight: '24rem' });

/** Follows the finger sideways; up and down scrolls the page. */
export const livePicture = style([picture, { cursor: 'crosshair', touchAction: 'pan-y' }]);

/** The name of a row that can be pressed. */
export const rowButton = styled(kit.bare, {
  minWidth: '24px',
  minHeight: '24px',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
  ':hover': { textDecorationStyle: 'solid' },
  '@media': { [`screen and ${below('lg')}`]: { minWidth: '44px', minHeight: '44px' } },
});

/** Catches the pointer between the lines. */
export const ground = style({ fill: 'transparent' });

export const crosshair = style({ stroke: vars.color.edge, strokeDasharray: '3 3' });

export const dot = style({
  fill: 'currentcolor',
  stroke: vars.color.surface,
  strokeWidth: 2,
  forcedColorAdjust: 'none',
});

const readout = styled(kit.figure, {
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  zIndex: 1,
  display: 'grid',
  gap: '2px',
  minWidth: '9rem',
  maxWidth: '52%',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  background: vars.color.raised,
  boxShadow: vars.elevation.raised,
  fontSize: vars.size.sm,
  pointerEvents: 'none',
});

/** Never over what is pointed at. */
export const readoutAtStart = style([readout, { insetInlineStart: '44px' }]);
export const readoutAtEnd = style([readout, { insetInlineEnd: vars.space.x3 }]);

export const readoutTitle = styled(kit.caption);

export const readoutRow = styled(kit.row.x2);

export const readoutName = styled(kit.truncated, {
  flex: 1,
  minWidth: 0,
});

export const grid = style({ stroke: vars.chart.grid });

export const mark = styled(kit.figure, { fill: vars.color.muted, fontSize: '12px' });

export const minor = style({ '@media': { [below('sm')]: { display: 'none' } } });

export const shape = style({ fill: 'currentcolor', forcedColorAdjust: 'none' });

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});

/** Lines are told apart by their strokes too. */
export const strokes = styleVariants(
  {
    home: 'none',
    away: '8 5',
    one: 'none',
    two: '8 5',
    three: '1 5',
    four: '12 4 1 4',
    five: '16 6',
    six: '4 5',
    seven: '12 4 1 4 1 4',
    eight: '2 8',
    quiet: 'none',
  } satisfies Readonly<Record<keyof typeof colours, string>>,
  (strokeDasharray) => ({ strokeDasharray }),
);

export const lineSwatch = style({ flex: 'none', width: '28px', height: '12px' });

export const quietLine = style([line, { strokeWidth: 1.5, opacity: 0.7 }]);

export const bars = style({ display: 'grid', gap: vars.space.x2 });

export const bar = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 11rem) minmax(0, 1fr) minmax(3.5rem, auto)',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '28px',
  fontSize: vars.size.sm,
  '@media': {
    [below('sm')]: { gridTemplateColumns: 'minmax(5rem, 8rem) minmax(0, 1fr) minmax(3rem, auto)' },
  },
});

export const barLabel = styled(kit.truncated);

export const barLink = style({
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline' },
  },
});

export const barText = styled(kit.figure, {
  textAlign: 'end',
  fontWeight: vars.weight.semibold,
});

export const form = style({ display: 'inline-flex', gap: '3px' });

const outcome = style({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: '5px',
  color: vars.chart.onOutcome,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
    print: { width: '16px', height: '16px', fontSize: '7pt' },
  },
});

export const outcomes = styleVariants(
  { W: vars.chart.win, D: vars.chart.draw, L: vars.chart.loss } as const,
  (background) => [outcome, { background }],
);

export const compare = style({ display: 'grid', gap: vars.space.x1, fontSize: vars.size.sm });

export const compareWords = styled(kit.figure, {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'baseline',
  gap: vars.space.x2,
});

export const compareValue = style({ fontWeight: vars.weight.semibold });

export const compareAway = style([compareValue, { textAlign: 'end' }]);

export const compareLabel = style({ color: vars.color.muted, textAlign: 'center' });

export const compareBar = style({ width: '100%', height: '8px' });
