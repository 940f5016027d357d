import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, fromWidth, inLargeLetters } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { skipOffscreen, visuallyHidden } from '../theme/rules.ts';
import { rowMeasures } from './rowMeasures.ts';

const wide = from('lg');
const narrow = below('lg');

/** Wide enough for nine columns with space between them. */
export const roomy = fromWidth(1600);

/** The height of a table row or a card with names of one line. */
export const rowHeight = '60px';

/** A table row on wide screens, a card on narrow ones. */
export const row = style({
  ...skipOffscreen,
  selectors: {
    ...skipOffscreen.selectors,
    // Renders the first screen of rows at once, however many lines their names take.
    '&:nth-child(-n+12)': { contentVisibility: 'visible' },
  },
  // The containing block of the row's link: in WebKit `position: relative` makes none of a table row, and each link would cover the page.
  transform: 'translate(0)',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    ...skipOffscreen['@media'],
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: `${rowMeasures.when} minmax(0, 1fr) minmax(1.5rem, auto)`,
      gridTemplateAreas: '"when home score" "note away score"',
      alignItems: 'center',
      columnGap: vars.space.x2,
      minHeight: rowHeight,
      padding: `${vars.space.x1} ${vars.space.x3}`,
      borderRadius: vars.radius.md,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
      containIntrinsicBlockSize: `auto ${rowHeight}`,
      overflowClipMargin: '6px',
      '@container': {
        [inLargeLetters]: {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"when when" "home score" "away score" "note note"',
        },
      },
    },
  },
});

/** A row with a link stands out from one without (specification §2). */
export const raisedRow = style([
  row,
  {
    selectors: { '&:hover': { background: vars.color.hover } },
    boxShadow: vars.elevation.raised,
    borderRadius: vars.radius.md,
  },
]);

export const liveRow = style([
  raisedRow,
  { '@media': { [narrow]: { borderColor: vars.color.live, background: vars.color.liveSurface } } },
]);

globalStyle(`${row} > td`, {
  '@media': {
    [narrow]: { padding: 0 },
    [wide]: {
      padding: `${vars.space.x2} ${vars.space.x1}`,
      verticalAlign: 'middle',
      height: rowHeight,
      background: vars.color.surface,
      borderBlock: `1px solid ${vars.color.border}`,
    },
    [roomy]: { paddingInline: vars.space.x2 },
  },
});
globalStyle(`${row} > td:first-child`, {
  borderStartStartRadius: vars.radius.md,
  borderEndStartRadius: vars.radius.md,
  '@media': {
    [wide]: { borderInlineStart: `1px solid ${vars.color.border}`, paddingInlineStart: vars.space.x4 },
  },
});
globalStyle(`${row} > td:last-child`, {
  borderStartEndRadius: vars.radius.md,
  borderEndEndRadius: vars.radius.md,
  '@media': {
    [wide]: { borderInlineEnd: `1px solid ${vars.color.border}`, paddingInlineEnd: vars.space.x4 },
  },
});
globalStyle(`${raisedRow}:hover > td`, { '@media': { [wide]: { background: vars.color.hover } } });
globalStyle(`${liveRow} > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow}:hover > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow} > td:first-child`, {
  '@media': { [wide]: { boxShadow: `inset 4px 0 0 ${vars.color.live}` } },
});

/** As tall as the row or card that replaces it. */
export const skeleton = styled(kit.card, {
  display: 'grid',
  alignContent: 'space-evenly',
  height: rowHeight,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.md,
});

export const liveMark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x1,
  lineHeight: 1.3,
  '@media': { [narrow]: { flexWrap: 'nowrap', alignItems: 'center' } },
});

export const liveWord = styled(kit.inlineRow.x2, {
  color: vars.color.live,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const where = style({
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { fontSize: vars.size.xs, fontWeight: vars.weight.bold, color: vars.color.live },
  },
});

/** A match's state in one word. */
export const word = style({});

globalStyle(`${liveMark}:has(${where}) ${word}`, { '@media': { [narrow]: visuallyHidden } });

export const quietMark = styled(kit.line, kit.label, {
  // Wraps before the check mark breaks a word.
  flexWrap: 'wrap',
  columnGap: vars.space.x1,
  lineHeight: 1.3,
  '@media': { [narrow]: { fontSize: rowMeasures.state }, [roomy]: { columnGap: vars.space.x2 } },
});

export const scored = style({ color: vars.color.edge });
