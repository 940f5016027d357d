import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const bubble = styled(kit.rounded.sm, kit.text.sm, kit.screenOnly, {
  zIndex: 60,
  maxWidth: 'min(18rem, calc(100vw - 16px))',
  padding: `${vars.space.x2} ${vars.space.x3}`,
  background: vars.color.text,
  color: vars.color.surface,
  fontWeight: vars.weight.regular,
  lineHeight: 1.35,
  boxShadow: vars.elevation.overlay,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
