import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { crestGrounds, crestLetters } from '../theme/crests.ts';
import { visuallyHidden } from '../theme/rules.ts';
import { shield } from '../ui/identity/shield.ts';

globalStyle('*, *::before', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%' });
globalStyle('body', {
  margin: 0,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.size.md,
  lineHeight: 1.35,
});
globalStyle('p', { margin: 0 });
globalStyle('a', { color: 'inherit' });
globalStyle(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' });

export const card = style({
  display: 'grid',
  gap: '8px',
  padding: '12px',
  border: `1px solid ${vars.color.border}`,
  borderTop: `4px solid ${vars.brand.stripe}`,
});

export const league = style({ color: vars.color.muted, fontSize: vars.size.sm });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });

export const match = style({ display: 'grid', gap: '8px', minWidth: 0 });

/** A team's name, and below it place and league. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: '12px',
  paddingBlockEnd: '8px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
export const teamName = style({
  margin: 0,
  fontSize: vars.size.lg,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const place = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
});
export const ofLeague = style({ gridColumn: 2, color: vars.color.muted, fontSize: vars.size.sm });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  paddingBlockStart: '4px',
});
export const title = style({ margin: 0, fontSize: vars.size.md });
export const titleLink = style({ display: 'inline-block', minHeight: '24px' });
export const when = style({ color: vars.color.muted, fontSize: vars.size.sm });

/** For screen readers. */
export const caption = style(visuallyHidden);

export const state = style({ padding: '0 0 6px', textAlign: 'start', fontSize: vars.size.sm });
export const status = style({ fontWeight: vars.weight.bold, color: vars.color.muted });
export const live = style({ fontWeight: vars.weight.bold, color: vars.color.live });
export const clock = style({ marginInlineStart: '8px', fontWeight: vars.weight.bold });

export const period = style({
  padding: '0 4px',
  textAlign: 'end',
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});
export const total = style([period, { paddingInlineStart: '10px' }]);

export const team = style({
  width: '100%',
  padding: '4px 0',
  textAlign: 'start',
  fontWeight: vars.weight.bold,
});
export const teamBox = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
export const score = style({
  paddingInlineStart: '10px',
  textAlign: 'end',
  fontSize: vars.size.xl,
  fontWeight: vars.weight.bold,
});

export const crest = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  clipPath: `polygon(${shield.map(([x, y]) => `${x}% ${y}%`).join()})`,
  forcedColorAdjust: 'none',
  '::before': {
    content: 'attr(data-crest)',
    color: crestLetters,
    fontSize: '9px',
    fontWeight: vars.weight.bold,
  },
});
export const grounds = styleVariants(
  Object.fromEntries(crestGrounds.map((backgroundColor, index) => [index, { backgroundColor }])),
);

export const lost = style({ color: vars.color.warning, fontSize: vars.size.sm });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  color: vars.color.muted,
  fontSize: vars.size.sm,
});
export const notice = style({ fontWeight: vars.weight.bold });
