import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const base = styled(kit.inlineRow.x2, kit.target, {
  justifyContent: 'center',
  minWidth: '44px',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:disabled': { cursor: 'default', opacity: 0.6 } },
});

export const primary = style([
  base,
  { padding: `0 ${vars.space.x5}`, background: vars.brand.accent, color: vars.brand.onAccent },
]);

export const quiet = style([
  base,
  {
    padding: `0 ${vars.space.x4}`,
    background: vars.color.surface,
    color: vars.color.text,
    borderColor: vars.color.edge,
    ':hover': { background: vars.color.hover },
  },
]);

export const icon = style([
  base,
  {
    background: 'transparent',
    color: 'inherit',
    padding: 0,
    borderRadius: vars.radius.pill,
    ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
  },
]);
