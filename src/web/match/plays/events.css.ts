import { style, styleVariants } from '@vanilla-extract/css';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x3} ${vars.space.x8}` });

export const list = styled(kit.column);

export const event = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  padding: `${vars.space.x2} ${vars.space.x2}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const scoringEvent = style([
  event,
  { background: `color-mix(in srgb, ${vars.color.sunken} 55%, transparent)` },
]);

const line = { minHeight: '24px', display: 'inline-flex', alignItems: 'center' } as const;

export const time = styled(kit.label, kit.figure, {
  ...line,
  flex: 'none',
  minWidth: '3rem',
});

export const mark = style({ ...line, flex: 'none', gap: vars.space.x2 });

export const plain = style({ color: vars.color.muted });
export const scored = style({ color: vars.brand.accent });

const card = style({ fill: 'currentcolor', forcedColorAdjust: 'none' });

export const cards = styleVariants(
  { yellowCard: vars.color.warningEdge, redCard: vars.color.live } as const,
  (color) => [card, { color }],
);

export const what = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x2}`,
  minWidth: 0,
});

export const words = style({ ...clamped(2), fontWeight: vars.weight.medium });

export const people = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x3}`,
  color: vars.color.muted,
});

export const way = style({ fontSize: vars.size.xs });

export const score = styled(kit.figure, {
  ...line,
  flex: 'none',
  fontWeight: vars.weight.bold,
});

export const period = styled(kit.label, {
  paddingBlock: `${vars.space.x2} ${vars.space.x1}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.semibold,
});
