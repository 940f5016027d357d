import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped, stretched } from '../../theme/rules.ts';

/** From this width on cards stand side by side; below it they are rows of one card. */
const wide = from('md');
const narrow = below('md');
/** Too narrow for a title beside a name: a screen of 320 px, or large letters. */
const slim = '(max-width: 19rem)';
const hairline = `1px solid ${vars.color.border}`;

const frame = style({
  '@media': {
    [narrow]: {
      border: hairline,
      borderRadius: vars.radius.lg,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
      overflow: 'hidden',
    },
    print: { display: 'none' },
  },
});

export const open = styled(frame);

export const folded = styled(frame, { containerType: 'inline-size' });

export const cards = style({
  display: 'grid',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' },
    [wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
      gap: vars.space.x4,
    },
  },
});

// Four stand in one row or in two of two.
globalStyle(`${cards}:has(> :nth-child(4):last-child)`, {
  '@media': {
    [wide]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(13rem, min(50% - ${vars.space.x4}, (52rem + 3 * ${vars.space.x4} - 100%) * 999)), 1fr))`,
    },
  },
});

export const card = styled(kit.shrinking, {
  '@media': {
    [wide]: {
      padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x3}`,
      border: hairline,
      borderRadius: vars.radius.lg,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
    },
    [narrow]: { padding: `${vars.space.x3} ${vars.space.x4} ${vars.space.x2}`, borderBlockEnd: hairline },
  },
});

export const title = styled(kit.label, kit.strong, { overflowWrap: 'normal' });

export const list = style({ display: 'grid' });

const row = styled(kit.anchor, kit.rounded.sm, {
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.x2,
});

/** The leader, larger than the rest. */
export const first = styled(row, { minHeight: '64px', paddingBlockStart: vars.space.x1 });

export const other = style([
  row,
  { minHeight: '48px', paddingBlockStart: vars.space.x1, fontSize: vars.size.sm },
]);

export const place = styled(kit.label, kit.figure);

export const who = styled(kit.column, { minWidth: 0, lineHeight: 1.3 });

export const name = style({
  ...clamped(5),
  selectors: { [`${first} &`]: { fontWeight: vars.weight.bold, fontSize: vars.size.md } },
});

/** The link covers its row. */
export const link = style(stretched({ outlineOffset: '-1px', borderRadius: vars.radius.sm, hovered: row }));

export const of = styled(kit.caption, clamped(4));

export const value = styled(kit.figure, kit.strong, {
  selectors: {
    [`${first} &`]: {
      fontSize: vars.size.xl,
      fontWeight: vars.weight.bold,
      color: vars.brand.accent,
      letterSpacing: '-0.02em',
    },
  },
});

export const bar = style({ gridColumn: '2 / -1', alignSelf: 'start', forcedColorAdjust: 'none' });

export const groove = style({ fill: vars.color.sunken });

export const length = style({
  fill: vars.chart.quiet,
  selectors: { [`${first} &`]: { fill: vars.brand.accent } },
});

export const toggle = styled(kit.bare, kit.target, kit.accented, kit.text.sm, kit.strong, {
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  width: '100%',
  padding: 0,
  selectors: { '&:hover': { background: vars.color.hover }, '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [narrow]: { display: 'flex' } },
});

// Collapsed on a phone: one line per board, the leader beside its title.
globalStyle(`${folded} ${card}`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      // As wide as its text, so that a long title does not overlap the leader's name.
      gridTemplateColumns: 'fit-content(9rem) minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space.x3,
      paddingBlock: 0,
    },
  },
  '@container': { [slim]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: `${vars.space.x2} 0` } },
});
globalStyle(`${folded} ${title}`, { '@media': { [narrow]: { minWidth: '7.25rem' } } });
globalStyle(`${folded} ${other}, ${folded} ${place}, ${folded} ${bar}`, {
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${folded} ${first}`, {
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minHeight: '52px',
      paddingBlock: vars.space.x1,
    },
  },
});
