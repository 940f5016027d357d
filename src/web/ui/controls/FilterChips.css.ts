import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
});

export const chip = styled(kit.inlineLine, kit.target, kit.control, {
  position: 'relative',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:has(:checked)': {
      borderColor: vars.brand.accent,
      background: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    print: { display: 'none' },
  },
});

/** Quieter than a choice: a swatch tells what is shown. */
export const toggle = styled(kit.inlineRow.x2, kit.label, kit.target, {
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': { borderColor: vars.color.edge, color: vars.color.text },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight' } },
    },
  },
});
