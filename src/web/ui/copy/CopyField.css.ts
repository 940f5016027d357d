import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const row = styled(kit.row.x2);

export const text = styled(kit.target, kit.control, kit.grow, {
  padding: `0 ${vars.space.x3}`,
  background: vars.color.sunken,
  font: 'inherit',
  fontSize: vars.size.sm,
});

export const outcome = styled(kit.label);
