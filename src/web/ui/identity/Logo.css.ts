import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** By night on a light plate, which by day is not seen. */
export const picture = style({
  flex: 'none',
  // In a line of text it would hang below its place.
  verticalAlign: 'top',
  padding: '2px',
  borderRadius: vars.radius.sm,
  background: vars.color.plate,
  objectFit: 'contain',
});
