import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { hidden } from '../../ui/hidden.css.ts';

/** Twelve periods and more scroll in here. */
export const box = style({ overflowX: 'auto', overscrollBehaviorX: 'contain' });

export const table = styled(kit.figure, {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: vars.size.sm,
});

export const caption = style({
  paddingBlockEnd: vars.space.x1,
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
});

const line = `1px solid ${vars.color.border}`;

export const head = styled(kit.caption, {
  minWidth: '1.75rem',
  padding: `${vars.space.x1} 2px`,
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  borderBlockEnd: line,
});

export const totalHead = style([head, { minWidth: '2.25rem', color: vars.color.text }]);

export const abbreviation = style({ textDecoration: 'none' });

export const team = style({
  position: 'sticky',
  insetInlineStart: 0,
  width: '99%',
  maxWidth: 0,
  minWidth: '6rem',
  padding: `${vars.space.x2} ${vars.space.x2} ${vars.space.x2} 0`,
  background: vars.color.surface,
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  overflow: 'hidden',
  borderBlockEnd: line,
});

export const teamHead = style([hidden]);

export const count = style({
  padding: '2px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  borderBlockEnd: line,
  color: vars.color.muted,
});

export const best = style([count, { color: vars.color.text, fontWeight: vars.weight.semibold }]);

export const total = style([
  count,
  { color: vars.color.text, fontWeight: vars.weight.bold, fontSize: vars.size.md },
]);
