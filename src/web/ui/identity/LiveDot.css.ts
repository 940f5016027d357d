import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { duringFlood } from '../../theme/duringFlood.ts';
import { pulse } from '../waiting/pulse.css.ts';

export const dot = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.live,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: 'inherit',
    animation: pulse,
  },
  selectors: { [`${duringFlood}::after`]: { animation: 'none' } },
});
