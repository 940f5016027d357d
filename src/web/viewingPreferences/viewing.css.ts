import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const banner = styled(kit.row.x3, {
  flexWrap: 'wrap',
  marginBlockEnd: vars.space.x3,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.md,
  background: vars.brand.accentSurface,
  fontSize: vars.size.sm,
});

export const hiddenMatch = styled(kit.card, kit.stack.x3, { padding: vars.space.x4 });
export const actions = styled(kit.row.x3, { flexWrap: 'wrap' });
export const title = styled({ fontWeight: vars.weight.bold });
export const heading = styled({ fontSize: vars.size.lg });
export const inStep = styled(kit.card, kit.stack.x2, { padding: vars.space.x4 });
export const number = styled(kit.target, kit.control, {
  width: '5rem',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  font: 'inherit',
});
export const delay = styled(kit.row.x3, { flexWrap: 'wrap', alignItems: 'end' });
export const events = styled(kit.row.x2, { flexWrap: 'wrap', listStyle: 'none', padding: 0, margin: 0 });
