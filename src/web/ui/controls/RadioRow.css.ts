import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Styles of every option: the chosen one stands out, the focus is visible. */
export const option = style({
  position: 'relative',
  fontSize: vars.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.brand.accent,
      background: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.bold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
