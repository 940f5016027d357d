import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** A label above its control. */
export const field = styled(kit.stack.x1, {
  flex: 1,
  minWidth: 0,
});

export const label = styled(kit.label, {
  padding: 0,
  fontWeight: vars.weight.bold,
});

/** A closed control. */
export const control = styled(kit.row.x2, kit.control, {
  justifyContent: 'space-between',
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
export const popup = styled(kit.overlay, {
  maxHeight: '310px',
  overflowY: 'auto',
  padding: vars.space.x1,
  borderRadius: vars.radius.md,
});

export const option = styled(kit.row.x3, kit.target, {
  justifyContent: 'space-between',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  borderRadius: vars.radius.sm,
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

export const check = style({ flex: 'none', color: vars.brand.accent });
