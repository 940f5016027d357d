import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

/** The content of one part, stacked. */
export const beside = styled(kit.stack.x4, {
  alignItems: 'start',
});

export const sentence = styled(kit.card, kit.muted, {
  padding: `${vars.space.x5} ${vars.space.x5}`,
});
