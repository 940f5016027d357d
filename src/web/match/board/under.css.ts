import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from './onBoard.ts';

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
  '@media': {
    [below('md')]: {
      gridTemplateAreas: '"strip"',
      alignItems: 'center',
      minHeight: '2.25rem',
      selectors: { '&:empty': { minHeight: 0 } },
    },
    [from('md')]: { gap: vars.space.x3 },
  },
});

globalStyle(`${strips} > *`, { '@media': { [below('md')]: { gridArea: 'strip' } } });
globalStyle(`${strips}:has(> ${active}) > :not(${active})`, {
  '@media': { [below('md')]: { visibility: 'hidden' } },
});

export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${vars.space.x3}`,
  maxWidth: '34rem',
  width: '100%',
  justifySelf: 'center',
  lineHeight: 1.2,
  fontSize: vars.size.xs,
  '@media': { [from('md')]: { fontSize: vars.size.sm } },
});

/** Both numbers flank the bar and its label. */
export const shotsLabel = style({ gridRow: 1, gridColumn: 2, textAlign: 'center', color: onBoard(92) });

export const shotsNumber = styled(kit.figure, {
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  minWidth: '2ch',
  gridRow: '1 / span 2',
});

export const homeShare = createVar();

export const bar = style({
  display: 'grid',
  gridTemplateColumns: `${homeShare} minmax(0, 1fr)`,
  gridRow: 2,
  gridColumn: 2,
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

/** As tall as strength and penalties, whoever is in the box. */
export const stripRoom = style({ minHeight: '2.25rem' });
