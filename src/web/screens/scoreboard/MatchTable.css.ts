import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const wide = from('lg');
const narrow = below('lg');

export const table = style({
  '@media': {
    [wide]: { width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 6px' },
    [narrow]: { display: 'block' },
  },
});

export const mixedTable = style([table]);

export const head = style({
  '@media': {
    [wide]: { fontSize: vars.size.xs, color: vars.color.muted, textAlign: 'start' },
    // Still there for those who hear the page.
    [narrow]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalStyle(`${head} th`, {
  height: 'auto',
  padding: `0 ${vars.space.x2} ${vars.space.x1}`,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  fontWeight: vars.weight.semibold,
  textAlign: 'start',
});

export const body = style({
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      gap: vars.space.x3,
    },
  },
});

export const row = style({
  position: 'relative',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"start venue live" "home home score" "away away score"',
      alignItems: 'center',
      columnGap: vars.space.x2,
      padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x3}`,
      borderRadius: vars.radius.lg,
      border: `1px solid ${vars.color.border}`,
      background: vars.color.surface,
    },
  },
});

/** A row that leads somewhere stands out from those that do not (specification §2). */
export const raisedRow = style([
  row,
  {
    selectors: { '&:hover': { background: vars.color.hover } },
    boxShadow: vars.elevation.raised,
    borderRadius: vars.radius.md,
    '@media': { [narrow]: { borderRadius: vars.radius.lg } },
  },
]);

export const liveRow = style([
  raisedRow,
  { '@media': { [narrow]: { borderColor: vars.color.live, background: vars.color.liveSurface } } },
]);

globalStyle(`${mixedTable} ${row}`, {
  '@media': {
    [narrow]: {
      gridTemplateAreas:
        '"tournament tournament live" "start venue venue" "home home score" "away away score"',
    },
  },
});

const cell = style({
  '@media': {
    [wide]: { padding: vars.space.x2, verticalAlign: 'middle' },
    [narrow]: { padding: 0 },
  },
});

globalStyle(`${row} > td`, {
  '@media': {
    [wide]: { height: '62px', background: vars.color.surface, borderBlock: `1px solid ${vars.color.border}` },
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
  '@media': { [wide]: { borderInlineEnd: `1px solid ${vars.color.border}` } },
});
globalStyle(`${raisedRow}:hover > td`, { '@media': { [wide]: { background: vars.color.hover } } });
globalStyle(`${liveRow} > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow}:hover > td`, { '@media': { [wide]: { background: vars.color.liveSurface } } });
globalStyle(`${liveRow} > td:first-child`, {
  '@media': { [wide]: { boxShadow: `inset 4px 0 0 ${vars.color.live}` } },
});

const small = style({ fontSize: vars.size.sm, color: vars.color.muted, lineHeight: 1.35 });

export const date = style([
  cell,
  small,
  {
    fontVariantNumeric: 'tabular-nums',
    '@media': { [wide]: { width: '110px' }, [narrow]: { display: 'none' } },
  },
]);

export const start = style([
  cell,
  {
    gridArea: 'start',
    fontSize: vars.size.sm,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [wide]: { width: '64px' } },
  },
]);

export const tournament = style([
  cell,
  small,
  { gridArea: 'tournament', '@media': { [wide]: { width: '11%' }, [narrow]: { display: 'none' } } },
]);

globalStyle(`${mixedTable} ${tournament}`, {
  '@media': { [narrow]: { display: 'block', fontWeight: vars.weight.semibold, paddingBlock: vars.space.x1 } },
});

export const venue = style([
  cell,
  small,
  {
    gridArea: 'venue',
    '@media': {
      [wide]: { width: '14%' },
      [narrow]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
]);

export const home = style([cell, { gridArea: 'home' }]);

globalStyle(`${head} th${home}`, { textAlign: 'end' });

export const away = style([cell, { gridArea: 'away' }]);

export const score = style([
  cell,
  {
    gridArea: 'score',
    textAlign: 'center',
    '@media': {
      [wide]: { width: '88px' },
      // Each number stands in its team's row, however many lines the name takes.
      [narrow]: { display: 'grid', gridTemplateRows: 'subgrid', justifyContent: 'end' },
    },
  },
]);

globalStyle(`${head} th${score}`, { textAlign: 'center' });

export const live = style([
  cell,
  {
    gridArea: 'live',
    '@media': {
      [wide]: { width: '104px' },
      [narrow]: { minHeight: '32px', display: 'grid', alignItems: 'center' },
    },
  },
]);

export const stream = style([
  cell,
  small,
  { '@media': { [wide]: { width: '64px', textAlign: 'center' }, [narrow]: { display: 'none' } } },
]);

/** The whole row is the link's: a card is tapped anywhere. */
export const link = style({
  textDecoration: 'none',
  '@media': { [narrow]: { display: 'grid', gridRow: '1 / -1', gridTemplateRows: 'subgrid' } },
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md } },
  ':focus-visible': { outline: 'none' },
});

globalStyle(`${link}:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '1px',
});

export const team = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '36px',
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  hyphens: 'auto',
});

/** On wide screens both signs stand beside the score. */
globalStyle(`${home} ${team}`, {
  '@media': { [wide]: { flexDirection: 'row-reverse', textAlign: 'end' } },
});

export const leadingTeam = style([team, { fontWeight: vars.weight.bold }]);

export const liveMark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  lineHeight: 1.3,
});

export const liveWord = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  color: vars.color.live,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
});

export const where = style({ fontSize: vars.size.sm, whiteSpace: 'nowrap' });

export const quietMark = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
  color: vars.color.muted,
  lineHeight: 1.3,
});

export const scored = style({ color: vars.color.edge });

export const nowRow = style({ '@media': { [narrow]: { gridColumn: '1 / -1', display: 'block' } } });

/** A line across, with the time on it. */
export const now = style({
  '@media': { [wide]: { padding: `${vars.space.x1} 0` }, [narrow]: { display: 'block', padding: 0 } },
});

export const nowWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: '""', flex: 1, borderTop: `2px solid ${vars.color.edge}` },
  '::after': { content: '""', flex: 1, borderTop: `2px solid ${vars.color.edge}` },
});
