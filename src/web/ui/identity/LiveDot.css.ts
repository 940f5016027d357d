import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { pulsing } from '../waiting/pulse.css.ts';

export const dot = styled(kit.rigid, kit.rounded.pill, {
  ...pulsing,
  position: 'relative',
  display: 'inline-block',
  width: '10px',
  height: '10px',
  background: vars.color.live,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
