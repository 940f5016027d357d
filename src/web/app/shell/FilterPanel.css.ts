import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  padding: vars.space.x3,
});

export const clearable = style({
  display: 'flex',
  alignItems: 'end',
  gap: vars.space.x1,
});
