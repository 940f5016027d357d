import { createVar, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from './onBoard.ts';

export const under = style({
  display: 'grid',
  gap: vars.space.x3,
  selectors: { '&:empty': { display: 'none' } },
});

export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  maxWidth: '34rem',
  width: '100%',
  justifySelf: 'center',
  fontSize: vars.size.sm,
});

export const shotsLabel = style({ gridColumn: '1 / -1', textAlign: 'center', color: onBoard(92) });

export const shotsNumber = styled(kit.figure, {
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  minWidth: '2ch',
});

export const homeShare = createVar();

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${homeShare} minmax(0, 1fr)`,
  gap: '3px',
  height: '6px',
});

const forced = '(forced-colors: active)';
export const homeBar = style({
  borderRadius: vars.radius.pill,
  background: vars.brand.onHeader,
  '@media': { [forced]: { background: 'CanvasText' } },
});
export const awayBar = style({
  borderRadius: vars.radius.pill,
  background: onBoard(42),
  '@media': { [forced]: { background: 'GrayText' } },
});

/** As high as manpower and penalties, whoever is in the box: on a phone a line each. */
export const stripRoom = style({
  minHeight: '3.75rem',
  '@media': { [from('md')]: { minHeight: '2.25rem' } },
});
