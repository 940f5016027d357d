import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const banner = styled(kit.row.x3, kit.wrap, kit.rounded.md, kit.text.sm, {
  marginBlockEnd: vars.space.x3,
  padding: `${vars.space.x1} ${vars.space.x3}`,
  background: vars.brand.accentSurface,
});

/** Beside its button, however narrow the page. */
export const bannerText = styled({ flex: '1 1 9rem' });
export const leftOut = styled({ flexBasis: '100%', paddingBlockEnd: vars.space.x1 });

export const hiddenMatch = styled(kit.card, kit.stack.x3, kit.padded.x4);
export const actions = styled(kit.row.x3, kit.wrap);
export const title = styled(kit.strong);
export const heading = styled(kit.text.lg);
export const inStep = styled(kit.card, kit.stack.x2, kit.padded.x4);
export const number = styled(kit.target, kit.control, kit.rounded.sm, {
  width: '5rem',
  padding: `0 ${vars.space.x2}`,
  font: 'inherit',
});
export const delay = styled(kit.stack.x1);
export const limit = styled(kit.text.sm);
export const events = styled(kit.row.x2, kit.wrap, { listStyle: 'none', padding: 0, margin: 0 });
