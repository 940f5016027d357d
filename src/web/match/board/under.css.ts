import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from './boardColumns.ts';

export const under = style({
  display: 'grid',
  gap: '2px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from('sm')]: { gap: vars.space.x3 } },
});

/** Marks a strip that has content now; on a phone it covers its neighbour. */
export const active = style({});

/**
 * Statistics of both teams during play. On a phone the strips share one place of fixed height: penalties and strength cover
 * shots or timeouts while they last, and nothing shifts. Wider screens stack them.
 */
export const strips = style({
  display: 'grid',
  // A sport without strips has no gap for them either.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [below('md')]: {
      gridTemplateAreas: '"strip"',
      alignItems: 'center',
      minHeight: '2.25rem',
    },
    [from('md')]: { gap: vars.space.x3 },
  },
});

globalStyle(`${strips} > *`, { '@media': { [below('md')]: { gridArea: 'strip' } } });
globalStyle(`${strips}:has(> ${active}) > :not(${active})`, {
  '@media': { [below('md')]: { visibility: 'hidden' } },
});

export const shots = styled(kit.full, kit.text.xs, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.x3}`,
  maxWidth: '34rem',
  justifySelf: 'center',
  lineHeight: 1.2,
  '@media': { [from('md')]: { fontSize: vars.size.sm } },
});

/** Both numbers flank the bar and its label, whose descenders stay clear of the bar. */
export const shotsLabel = style({
  gridRow: 1,
  gridColumn: 2,
  paddingBlockEnd: '4px',
  textAlign: 'center',
  color: onBoard(92),
});

export const shotsNumber = styled(kit.figure, kit.text.lg, kit.strong, {
  minWidth: '2ch',
  gridRow: '1 / span 2',
});

/** Pixels between the two shares. */
const gap = 3;

export const bar = style({
  gridRow: 2,
  gridColumn: 2,
  overflow: 'visible',
  width: `calc(100% - ${gap}px)`,
  height: '6px',
  marginInline: `${gap / 2}px`,
});

const forced = '(forced-colors: active)';
export const homeBar = style({
  transform: `translateX(-${gap / 2}px)`,
  fill: vars.brand.onHeader,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const awayBar = style({
  transform: `translateX(${gap / 2}px)`,
  fill: onBoard(42),
  '@media': { [forced]: { fill: 'GrayText' } },
});

/** As tall as strength and penalties, whoever is in the box. */
export const stripRoom = style({ minHeight: '2.25rem' });

export const bench = styled(kit.text.xs, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x2,
  lineHeight: 1.2,
  '@media': {
    [from('sm')]: { columnGap: vars.space.x6 },
    [from('md')]: { rowGap: vars.space.x1, fontSize: vars.size.sm },
  },
});

export const label = styled(kit.middle, {
  color: onBoard(92),
  minHeight: '1.125rem',
  alignContent: 'center',
  '@media': { [from('md')]: { minHeight: '1.75rem' } },
});

const cell = styled(kit.row.x1, kit.shrinking, { '@media': { [from('sm')]: { gap: vars.space.x2 } } });

/** Both sides align towards the middle by one rule, so that visual order and reading order agree. */
export const cells = styleVariants({
  home: [cell, { justifyContent: 'flex-end' }],
  away: [cell, { justifyContent: 'flex-start' }],
});

export const number = styled(kit.figure, kit.text.sm, kit.strong, {
  '@media': { [from('md')]: { fontSize: vars.size.lg } },
  // Ten fouls are as tall as nine.
  whiteSpace: 'nowrap',
});

export const bonus = styled(kit.rounded.pill, kit.text.xs, kit.strong, kit.unbroken, {
  padding: `0 ${vars.space.x2}`,
  background: vars.brand.onHeader,
  color: vars.brand.header,
});

export const marks = styled(kit.inlineLine, { gap: '4px', minHeight: '0.7rem' });

export const mark = styled(kit.rounded.pill, {
  width: '0.7rem',
  height: '0.7rem',
  background: vars.brand.onHeader,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
