import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from './onBoard.ts';

export const bench = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  fontSize: vars.size.sm,
  '@media': { [from('sm')]: { columnGap: vars.space.x6 } },
});

export const label = style({
  textAlign: 'center',
  color: onBoard(92),
  minHeight: '1.75rem',
  alignContent: 'center',
});

const cell = styled(kit.row.x1, {
  minWidth: 0,
  '@media': { [from('sm')]: { gap: vars.space.x2 } },
});

/** What is home's leans towards the middle, as what is away's does: the order that is read is the order that is seen. */
export const of = styleVariants({
  home: [cell, { justifyContent: 'flex-end' }],
  away: [cell, { justifyContent: 'flex-start' }],
});

export const number = styled(kit.figure, {
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  // Ten fouls are as high as nine.
  whiteSpace: 'nowrap',
});

export const bonus = style({
  padding: `1px ${vars.space.x2}`,
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
