import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';
import { type Series, series } from './series.css.ts';

export const legend = styled(kit.wrap, kit.text.sm, {
  display: 'flex',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const legendItem = styled(kit.inlineRow.x2, { minWidth: 0 });

export const legendName = style(clamped(2));

export const swatch = styled(kit.rigid, {
  width: '12px',
  height: '12px',
  borderRadius: '3px',
  background: 'currentcolor',
  forcedColorAdjust: 'none',
});

/** For a series of points instead of bars. */
export const pointSwatch = styled(swatch, { borderRadius: '50%' });

export const tableBox = style({ maxHeight: '24rem', overflow: 'auto' });

export const table = styled(kit.figure, kit.text.sm, { width: '100%' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space.x2} ${vars.space.x3}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
});
globalStyle(`${table} thead th`, { color: vars.color.muted, fontWeight: vars.weight.bold });

globalStyle(`${table} tbody th`, { minWidth: '8rem' });

/** Padding for the axis labels around the plot. */
export const plot = style({ position: 'relative', padding: `${vars.space.x3} ${vars.space.x3} 28px 36px` });

export const picture = style({ width: '100%', height: '240px', overflow: 'visible' });

/** A horizontal drag moves the readout, a vertical one scrolls the page. */
export const livePicture = styled(picture, { cursor: 'crosshair', touchAction: 'pan-y' });

/** The name of a row with an action. */
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

const readout = styled(kit.card, kit.figure, kit.rounded.md, kit.text.sm, {
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  zIndex: 1,
  display: 'grid',
  gap: '2px',
  minWidth: '9rem',
  maxWidth: '52%',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  background: vars.color.raised,
  boxShadow: vars.elevation.raised,
  pointerEvents: 'none',
});

/** On the side away from the pointer. */
export const readoutAtStart = styled(readout, { insetInlineStart: '44px' });
export const readoutAtEnd = styled(readout, { insetInlineEnd: vars.space.x3 });

export const readoutTitle = styled(kit.caption);

export const readoutRow = styled(kit.row.x2);

export const readoutName = styled(kit.truncated, kit.grow);

export const grid = style({ stroke: vars.chart.grid });

export const mark = styled(kit.figure, { fill: vars.color.muted, fontSize: '12px' });

export const minor = style({ '@media': { [below('sm')]: { display: 'none' } } });

// The second swatch is hollow, like its shapes; the third has a dashed edge.
globalStyle(`${swatch}:is(.${series.away}, .${series.two})`, {
  background: 'transparent',
  boxShadow: 'inset 0 0 0 3px currentcolor',
});
globalStyle(`${swatch}.${series.three}`, { background: 'transparent', border: '2px dashed currentcolor' });

export const line = style({
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2.5,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'none',
});

/** Dash patterns distinguish the lines without colour. */
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
  } satisfies Readonly<Record<Series, string>>,
  (strokeDasharray) => ({ strokeDasharray }),
);

export const lineSwatch = styled(kit.rigid, { width: '28px', height: '12px' });

export const quietLine = styled(line, { strokeWidth: 1.5, opacity: 0.7 });
