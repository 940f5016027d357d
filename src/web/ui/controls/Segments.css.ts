import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  marginTop: vars.space.x1,
  padding: '3px',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  textAlign: 'center',
  lineHeight: 1.2,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
  },
});
