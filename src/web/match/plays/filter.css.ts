import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const bar = styled(kit.row.x2, {
  flexWrap: 'wrap',
  padding: `${vars.space.x3} 0`,
  '@media': {
    // On phones the filter is one row that scrolls by itself, so that the events stay in view.
    [below('sm')]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginInline: `calc(-1 * ${vars.space.x3})`,
      paddingInline: vars.space.x3,
    },
  },
});

/** A box of its own: the keyboard comes to it first, and from it to its chips. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': { [below('sm')]: { flexWrap: 'nowrap' } },
});

export const toggle = styled(kit.inlineRow.x1, kit.target, {
  flex: 'none',
  padding: `0 ${vars.space.x3}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.edge}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  cursor: 'pointer',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&[data-state="on"]': {
      background: vars.brand.accent,
      borderColor: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.semibold,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-state="on"]': { outline: '2px solid' } } } },
});

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
  fontWeight: vars.weight.semibold,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
