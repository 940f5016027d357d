import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'inline-flex', gap: '3px' });

globalStyle(`${form} > *`, {
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
  (background) => ({ background }),
);
