import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const fields = styled(kit.column, {
  gap: vars.space.x5,
  padding: vars.space.x3,
});

export const clearable = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.x1,
});
