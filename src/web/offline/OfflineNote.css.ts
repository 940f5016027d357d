import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { tabBarHeight } from '../theme/tabBarHeight.css.ts';

export const note = styled(kit.line, kit.card, kit.wrap, kit.screenOnly, {
  position: 'fixed',
  zIndex: 25,
  bottom: `calc(${tabBarHeight} + ${vars.space.x2})`,
  insetInline: vars.space.x2,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'min(36rem, 100% - 1rem)',
  maxHeight: '45dvh',
  overflowY: 'auto',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: `${vars.space.x1} ${vars.space.x4}`,
  background: vars.color.raised,
  boxShadow: `0 4px 16px ${vars.color.shadow}`,
});

export const words = styled(kit.line, kit.figure, kit.text.sm, { flex: '1 1 auto', minHeight: '36px' });

export const missing = styled(kit.stack.x2, kit.text.sm, { flexBasis: '100%' });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = styled(kit.row.x3, kit.target, kit.between);

export const age = styled(kit.caption, kit.rigid);
