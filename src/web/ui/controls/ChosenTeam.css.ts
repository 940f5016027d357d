import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const button = styled(kit.inlineRow.x2, kit.target, kit.link, {
  justifySelf: 'start',
  padding: `${vars.space.x1} ${vars.space.x4}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.brand.accent}`,
  background: vars.brand.accentSurface,
  color: vars.brand.accent,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: 1.3,
});
