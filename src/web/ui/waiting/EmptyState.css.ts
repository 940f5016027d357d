import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = styled(kit.card, {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x5}`,
  color: vars.color.muted,
  textAlign: 'center',
});

export const icon = style({ color: vars.color.edge });
