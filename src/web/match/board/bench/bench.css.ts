import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { onBoard } from '../onBoard.ts';

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.x2,
  fontSize: vars.size.xs,
  lineHeight: 1.2,
  '@media': {
    [from('sm')]: { columnGap: vars.space.x6 },
    [from('md')]: { rowGap: vars.space.x1, fontSize: vars.size.sm },
  },
});

export const label = style({
  textAlign: 'center',
  color: onBoard(92),
  minHeight: '1.125rem',
  alignContent: 'center',
  '@media': { [from('md')]: { minHeight: '1.75rem' } },
});

const cell = styled(kit.row.x1, {
  minWidth: 0,
  '@media': { [from('sm')]: { gap: vars.space.x2 } },
});

/** Both sides align towards the middle by one rule, so that visual order and reading order agree. */
export const cells = styleVariants({
  home: [cell, { justifyContent: 'flex-end' }],
  away: [cell, { justifyContent: 'flex-start' }],
});

export const number = styled(kit.figure, {
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  '@media': { [from('md')]: { fontSize: vars.size.lg } },
  // Ten fouls are as tall as nine.
  whiteSpace: 'nowrap',
});

export const bonus = style({
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  color: vars.brand.header,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const marks = styled(kit.inlineLine, { gap: '4px', minHeight: '0.7rem' });

export const mark = style({
  width: '0.7rem',
  height: '0.7rem',
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
