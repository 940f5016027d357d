import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { overlay } from '../overlay.css.ts';

/** A label above its control. */
export const field = styled(kit.stack.x1, kit.grow);

export const label = styled(kit.label, kit.strong, { padding: 0 });

/** A closed control. */
export const control = styled(kit.row.x2, kit.control, kit.between, {
  width: '100%',
  minHeight: '48px',
  padding: `0 ${vars.space.x3} 0 ${vars.space.x4}`,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:disabled, &[data-disabled]': { cursor: 'default', opacity: 0.65 },
  },
});

export const value = styled(kit.truncated);

/** The list of a control, at most 310 px high (specification §9). */
export const popup = styled(overlay, kit.padded.x1, kit.rounded.md, {
  maxHeight: '310px',
  overflowY: 'auto',
});

export const option = styled(kit.row.x3, kit.target, kit.between, kit.rounded.sm, {
  padding: `${vars.space.x1} ${vars.space.x3}`,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.brand.accentSurface },
    '&[data-state="checked"], &[data-chosen]': { fontWeight: vars.weight.bold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const check = styled(kit.rigid, kit.accented);
