import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as button from './Button.css.ts';

export const star = style([button.icon, { flexShrink: 0 }]);

export const worded = style([button.quiet, { flexShrink: 0 }]);

/** Filled while followed, so that its shape shows the state without colour. */
export const sign = style({
  selectors: {
    '[aria-pressed="true"] > &': { fill: 'currentColor', color: vars.brand.accent },
  },
});
