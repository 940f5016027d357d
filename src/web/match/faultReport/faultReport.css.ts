import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const buttons = styled(kit.line, {
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingTop: vars.space.x2,
});
