import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { option } from './RadioRow.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlockStart: vars.space.x1,
});

export const chip = styled(kit.inlineLine, kit.target, kit.control, option, {
  justifyContent: 'center',
  minInlineSize: '44px',
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&:hover:not(:has(:checked))': { background: vars.color.hover } },
  '@media': { print: { display: 'none' } },
});

/** Quieter than a choice; its swatch shows the state. */
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
