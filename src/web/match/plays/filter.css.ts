import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { chip } from '../../ui/controls/chip.css.ts';

export const bar = styled(kit.row.x2, { flexWrap: 'wrap', paddingBlock: vars.space.x2 });

export const filter = styled(kit.column);

/** Two options as one switch. */
export const presets = styled(kit.wrap, {
  display: 'flex',
  borderRadius: '23px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
});

export const preset = styled(kit.target, kit.label, kit.bare, kit.rounded.pill, kit.unbroken, {
  padding: `0 ${vars.space.x3}`,
  selectors: {
    '&[data-state="on"]': {
      background: vars.color.surface,
      color: vars.color.text,
      fontWeight: vars.weight.bold,
      boxShadow: vars.elevation.card,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-state="on"]': { outline: '2px solid' } } } },
});

export const opener = styled(kit.inlineRow.x2, kit.target, kit.label, kit.bare, kit.rounded.pill, {
  marginInlineStart: 'auto',
  padding: `0 ${vars.space.x3}`,
  ':hover': { background: vars.color.hover, color: vars.color.text },
  selectors: { '&[aria-expanded="true"]': { background: vars.color.sunken, color: vars.color.text } },
});

export const count = styled(kit.figure, { fontWeight: vars.weight.bold });

/** A box of its own, so that focus enters it before its chips. */
export const kinds = styled(kit.wrap, {
  display: 'flex',
  gap: vars.space.x2,
  paddingBlockEnd: vars.space.x3,
});

export const toggle = styled(chip, kit.rigid);

export const check = style({
  width: '1rem',
  height: '1rem',
  selectors: { [`${toggle}[data-state="off"] &`]: { display: 'none' } },
});

export const reset = styled(kit.inlineRow.x1, kit.bare, kit.target, {
  flex: 'none',
  padding: `0 ${vars.space.x3}`,
  color: vars.brand.accent,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
