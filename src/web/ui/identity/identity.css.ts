import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { pulsing } from '../waiting/pulse.css.ts';

/** The red dot of a live match. */
export const dot = styled(kit.rigid, kit.rounded.pill, {
  ...pulsing,
  position: 'relative',
  display: 'inline-block',
  width: '10px',
  height: '10px',
  background: vars.color.live,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});

/** The site's mark. */
export const mark = styled(kit.rigid, { width: '36px', height: '36px' });

export const ground = style({ fill: vars.brand.stripe });

export const stroke = style({
  fill: 'none',
  stroke: vars.brand.onHeader,
  strokeWidth: 4.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
