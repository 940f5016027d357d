import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { pulsing } from '../waiting/pulse.css.ts';

export const dot = style({
  ...pulsing,
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.live,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
