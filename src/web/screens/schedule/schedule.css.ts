import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { row } from '../../matches/row.css.ts';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { skipOffscreen } from '../../theme/rules.ts';
import { chip } from '../../ui/controls/chip.css.ts';

export const sides = styled(kit.rounded.md, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  padding: '3px',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  '@media': { [from('md')]: { maxWidth: '32rem' } },
});

/** The chosen link where colours are forced. */
const outlined = {
  '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } },
} as const;

export const side = styled(kit.line, kit.wrap, kit.gathered, kit.rounded.sm, kit.plain, {
  columnGap: vars.space.x2,
  minHeight: '48px',
  padding: `0 ${vars.space.x3}`,
  lineHeight: 1.2,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': {
      background: vars.brand.accent,
      color: vars.brand.onAccent,
      fontWeight: vars.weight.bold,
    },
  },
  '@media': outlined,
});

export const sideCount = styled(kit.figure, kit.text.sm);

export const months = style({
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  padding: '3px',
  margin: '-3px',
  scrollbarWidth: 'thin',
});

export const month = styled(chip, kit.rigid, kit.unbroken);

/** Estimated heights in px of a day's heading and its rows with gaps, for days not rendered yet. Cards are side by side. */
const heading = 44;
const rowPitch = 66;

const count = createVar();

const room = (beside: number): string =>
  `auto calc(${heading}px + (${count} + ${beside - 1}) / ${beside} * ${rowPitch}px)`;

const dayBase = style({
  ...skipOffscreen,
  containIntrinsicBlockSize: room(1),
  '@media': {
    ...skipOffscreen['@media'],
    [from('sm')]: { containIntrinsicBlockSize: room(2) },
    [from('md')]: { containIntrinsicBlockSize: room(3) },
    [from('lg')]: { containIntrinsicBlockSize: room(1) },
  },
});

/** Renders a day as a whole: its rows would otherwise appear a frame later, and move the next day if the estimate is wrong. */
globalStyle(`${dayBase} ${row}`, { contentVisibility: 'visible' });

/** Skips rendering of distant days; their height is estimated from the number of matches. */
export const days = styleVariants(
  Object.fromEntries(Array.from({ length: 33 }, (_, matches) => [matches, matches])),
  (matches) => [dayBase, { vars: { [count]: String(matches) } }],
);

export const most = 32;

export const date = styled(kit.text.lg, {
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.x3,
  padding: `${vars.space.x3} 0 ${vars.space.x2}`,
});

export const todayWord = styled(kit.accent, kit.rounded.sm, kit.text.xs, kit.strong, kit.unbroken, {
  padding: `2px ${vars.space.x2}`,
});

export const more = style({ justifySelf: 'center' });

export const skeletons = style({ display: 'grid', gap: '6px', paddingTop: heading });
