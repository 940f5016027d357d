import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from, short } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { fadingEnd, stretched } from '../../theme/rules.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';
import { hidden } from '../text/text.css.ts';

/** The height of every row and skeleton: a touch target. */
export const rowHeight = '44px';

export const hairline = `1px solid ${vars.color.border}`;

/** Responds to the table's own width, not the screen's. */
export const whole = styled(kit.stack.x3, { containerType: 'inline-size' });

export const frame = styled(kit.panel, { overflow: 'hidden' });

/** Scrolls wide tables sideways; vertically the page scrolls. The page itself never scrolls sideways. */
export const box = styled(frame, {
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': { print: { overflow: 'visible', border: 0, borderRadius: 0, boxShadow: 'none' } },
  ':focus-visible': { borderRadius: vars.radius.lg, outlineOffset: '-3px' },
});

/** For more rows than fit on a wide screen: the head sticks while they scroll under it. */
export const tallBox = styled(box, {
  '@media': { [from('lg')]: { maxHeight: 'calc(100dvh - 8rem)' }, print: { maxHeight: 'none' } },
});

/** Without overflow, the head sticks below the page's header while the page scrolls. */
globalStyle(`${box}[data-overflow="none"]`, { overflow: 'clip' });

export const table = styled(kit.figure, {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  overflowWrap: 'normal',
  // Fits all columns on one sheet.
  '@media': { print: { fontSize: '8pt' } },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  selectors: { [`${box}[data-overflow="none"] &`]: { insetBlockStart: headerHeight } },
  '@media': { [short]: { position: 'static' }, print: { position: 'static' } },
});

export const headCell = styled(kit.label, kit.ruled, kit.strong, kit.unbroken, {
  padding: 0,
  background: vars.color.sunken,
  '@media': { print: { fontSize: 'inherit' } },
});

export const groupCell = styled(headCell, kit.text.xs, {
  paddingBlock: vars.space.x1,
  textAlign: 'center',
  borderInline: hairline,
});

/** Text cells, among figures. */
export const words = style({ textAlign: 'start', whiteSpace: 'normal' });

/** Alignments that differ from a column's default. */
export const aligned = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

const pinned = {
  position: 'sticky',
  insetInlineStart: 0,
  '@media': { print: { position: 'static' } },
} as const;

export const pinnedHead = style({ ...pinned, zIndex: 1 });

export const pinnedEndHead = style({ ...pinned, insetInlineStart: 'auto', insetInlineEnd: 0, zIndex: 1 });

export const sort = styled(kit.inlineLine, {
  gap: '2px',
  minHeight: rowHeight,
  minWidth: '36px',
  paddingInline: vars.space.x2,
  '@media': {
    '(pointer: coarse)': { minWidth: rowHeight },
    [`screen and ${below('lg')}`]: { minWidth: rowHeight },
    print: { minWidth: 0, minHeight: 0, paddingInline: '4px' },
  },
  border: 0,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  position: 'relative',
  cursor: 'pointer',
  ':hover': { color: vars.color.text },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: { '[aria-sort$="ing"] > &': { color: vars.brand.accent } },
});

globalStyle(`${aligned.end} > ${sort}`, { justifyContent: 'end' });
globalStyle(`${aligned.center} > ${sort}`, { justifyContent: 'center' });

/** Below the text, so that sorting widens no column. */
export const sortSign = styled(kit.screenOnly, {
  position: 'absolute',
  insetBlockEnd: '1px',
  insetInlineStart: 'calc(50% - 6px)',
});

/** Hovering shows that a column can be sorted. */
globalStyle(`[aria-sort="none"] > ${sort}:is(:hover, :focus-visible)::after`, {
  content: ["'⇅'", "'⇅' / ''"],
  position: 'absolute',
  insetBlockEnd: '1px',
  insetInline: 0,
  fontSize: '12px',
  lineHeight: 1,
  textAlign: 'center',
  opacity: 0.8,
});

export const row = style({ background: vars.color.surface });

/** The cells of a row, without a class on each of a thousand. */
export const cell = `${row} > *`;

globalStyle(cell, {
  height: rowHeight,
  padding: `${vars.space.x1} ${vars.space.x2}`,
  background: 'inherit',
  borderBlockEnd: hairline,
  fontWeight: vars.weight.regular,
  '@media': { print: { height: 'auto', padding: '2px 4px', breakInside: 'avoid' } },
});

globalStyle(`:where(${row} > th)`, { textAlign: 'start' });

/** Figures are aligned at the end of their column and do not wrap. */
globalStyle(`:where(${row} > td)`, { textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`${row}:last-child > *`, { borderBlockEnd: 0 });
globalStyle(`:is(${cell}, ${headCell}):first-child`, { paddingInlineStart: vars.space.x3 });
globalStyle(`:is(${cell}, ${headCell}):last-child`, { paddingInlineEnd: vars.space.x3 });
globalStyle(`${headCell}:is(:first-child, :last-child) > ${sort}`, { paddingInline: vars.space.x1 });

/** A line above the first row of a part. */
export const parted = style({});

globalStyle(`${parted} > *`, { borderBlockStart: `2px solid ${vars.color.edge}` });

export const rank = styled(kit.muted, { width: '1px' });

export const rowHead = style({ ...pinned, zIndex: 1, fontWeight: vars.weight.regular });

export const pinnedEnd = style([pinnedEndHead]);

// In large letters there is no room for columns that stay; a cell still contains its link.
globalStyle(`:is(${rowHead}, ${pinnedHead}, ${pinnedEnd}, ${pinnedEndHead})`, {
  '@container': { '(max-width: 13rem)': { position: 'relative' } },
});

/** Fades what the box's edge cuts: half a figure would read as another. */
globalStyle(`${box}[data-cut]`, {
  '@media': { screen: fadingEnd },
});

/** Lets what scrolls under a pinned column show through. */
globalStyle(`${box}[data-overflow="sideways"] :is(${rowHead}, ${pinnedHead})`, {
  borderInlineEnd: hairline,
});
globalStyle(`${box}[data-overflow="sideways"] :is(${pinnedEnd}, ${pinnedEndHead})`, {
  borderInlineStart: hairline,
});
// Fades a half-covered figure: cut off, it would read as another.
globalStyle(`${box}[data-covering] :is(${pinnedEnd}, ${pinnedEndHead})`, {
  boxShadow: `-10px 0 8px -2px ${vars.color.surface}`,
});
globalStyle(`${box}[data-covering] ${pinnedEndHead}${headCell}`, {
  boxShadow: `-10px 0 8px -2px ${vars.color.sunken}`,
});

/** A row that stays above the window's foot, or below the table's head, while the others scroll past it. */
export const inSight = style({
  position: 'sticky',
  zIndex: 2,
  insetBlock: `${rowHeight} 0`,
  selectors: {
    [`${box}[data-overflow="none"] &`]: {
      insetBlock: `calc(${headerHeight} + ${rowHeight}) ${tabBarHeight}`,
    },
  },
  '@media': { [short]: { position: 'static' }, print: { position: 'static' } },
});

// A focused link is not covered by the row that stays (WCAG 2.4.11).
globalStyle(`${table}:has(${inSight}) a`, { scrollMarginBlock: `calc(2 * ${rowHeight}) ${rowHeight}` });

export const leading = style({
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover } },
});

export const marked = styleVariants({
  chosen: {
    background: vars.brand.accentSurface,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
  },
  quiet: { color: vars.color.muted },
});

/** Covers its cell; clicks elsewhere in the row are forwarded to it. */
export const link = style(stretched({ outlineOffset: '-3px', hovered: row }));

export const caption = styled(hidden, kit.strong, {
  textAlign: 'start',
  '@media': {
    print: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
    },
  },
});

export const rankHead = styled(headCell, { paddingInline: vars.space.x2, textAlign: 'end' });

/** Beyond a phone's page, while the screen's width is unknown. */
export const folded = style({ '@media': { [`screen and ${below('lg')}`]: { display: 'none' } } });

export const foot = styled(kit.line, kit.wrap, kit.screenOnly, {
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

/** The total row, set off by a stronger line. */
export const total = style({});

globalStyle(`${total} ${cell}`, {
  background: vars.color.sunken,
  borderBlockStart: `2px solid ${vars.color.border}`,
  fontWeight: vars.weight.bold,
});
