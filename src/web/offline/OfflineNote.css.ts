import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { tabBarHeight } from '../theme/tabBarHeight.css.ts';

export const note = styled(kit.card, {
  position: 'fixed',
  zIndex: 25,
  bottom: `calc(${tabBarHeight} + ${vars.space.x2})`,
  insetInline: vars.space.x2,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'min(36rem, 100% - 1rem)',
  maxHeight: '45dvh',
  overflowY: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  padding: `${vars.space.x1} ${vars.space.x4}`,
  background: vars.color.raised,
  boxShadow: `0 4px 16px ${vars.color.shadow}`,
  '@media': { print: { display: 'none' } },
});

export const words = styled(kit.line, {
  flex: '1 1 auto',
  minHeight: '36px',
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const missing = styled(kit.stack.x2, { flexBasis: '100%', fontSize: vars.size.sm });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const link = styled(kit.row.x3, kit.target, { justifyContent: 'space-between' });

export const age = styled(kit.caption, { flex: 'none' });
