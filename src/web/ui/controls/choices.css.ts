import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });

/** Styles of every option: the chosen one stands out, the focus is visible. */
const option = styled(kit.text.sm, {
  position: 'relative',
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

/** Chips, in as many rows as they need. */
export const chips = styled(kit.wrap, kit.screenOnly, {
  display: 'flex',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
});

/** Segments, equally wide; in large letters stacked instead of broken. */
export const segments = styled(kit.wrap, kit.rounded.md, {
  display: 'flex',
  gap: '2px',
  marginTop: vars.space.x1,
  padding: '3px',
  background: vars.color.sunken,
});

export const segment = styled(kit.centred, kit.target, kit.rounded.sm, option, {
  flex: '1 1 0',
  minWidth: 'min-content',
  overflowWrap: 'normal',
  padding: `0 ${vars.space.x2}`,
  textAlign: 'center',
  lineHeight: 1.2,
});
