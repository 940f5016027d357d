import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In the dark theme on a light plate, which the light theme does not show. */
export const picture = style({
  flex: 'none',
  // Inline it would hang below the line.
  verticalAlign: 'top',
  padding: '2px',
  borderRadius: vars.radius.sm,
  background: vars.color.plate,
  objectFit: 'contain',
});
