import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x3} ${vars.space.x8}` });

export const list = styled(kit.column, kit.rounded.md, {
  containerType: 'inline-size',
  border: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
});

export const people = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${vars.space.x3}` });

export const way = style({ fontSize: vars.size.xs });

export const period = styled(kit.label, kit.ruled, kit.strong, {
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
});
