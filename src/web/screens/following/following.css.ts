import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const cards = styled(kit.grid.x4, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  alignItems: 'start',
});

export const card = styled(kit.card, { overflow: 'clip' });

export const head = styled(kit.row.x3, kit.wrap, {
  padding: `0 ${vars.space.x1} 0 ${vars.space.x4}`,
  background: vars.color.sunken,
});

export const name = styled(kit.grow, kit.text.md);

export const nameLink = styled(kit.line, kit.target, kit.grow, kit.strong, kit.plain, {
  ':hover': { textDecoration: 'underline' },
});

/** As tall as the two matches and the table position that replace it. */
export const room = styled(kit.stack.x3, { minHeight: '228px', padding: vars.space.x4 });

export const place = styled(kit.row.x3, kit.target, kit.wrap, kit.text.sm, kit.plain, {
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&:hover': { background: vars.color.hover }, '&:focus-visible': { outlineOffset: '-3px' } },
});

export const league = styled(kit.truncated, { flex: 1, color: vars.color.muted, textAlign: 'end' });

export const note = styled(kit.label, kit.padded.x4);

export const section = styled(kit.stack.x2);

export const title = styled(kit.text.lg);

export const list = styled(kit.card, { overflow: 'clip' });

export const listed = styled(kit.line, {
  paddingInline: `${vars.space.x4} ${vars.space.x1}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const received = styled(kit.card, kit.stack.x3, kit.padded.x4, { borderColor: vars.brand.accent });

export const names = style({
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
  maxHeight: '12rem',
  overflowY: 'auto',
});

export const actions = styled(kit.row.x2, kit.wrap);

export const empty = styled(kit.card, kit.stack.x3, kit.padded.x5);
