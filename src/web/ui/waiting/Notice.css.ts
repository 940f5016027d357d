import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  padding: `${vars.space.x12} ${vars.space.x4}`,
  textAlign: 'center',
});

export const title = style({ fontSize: vars.size.xxl });

export const text = style({ color: vars.color.muted, maxWidth: '48ch' });
