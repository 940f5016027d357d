import { style } from '@vanilla-extract/css';
import { from } from '../../../theme/breakpoints.ts';
import { clamped } from '../../../theme/clamped.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';

export const bar = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: `${vars.space.x3} 0`,
  flexWrap: 'wrap',
});

export const rinks = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [from('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const side = style({ display: 'grid', gap: vars.space.x2, alignContent: 'start', minWidth: 0 });

export const team = style({ ...clamped(2), fontSize: vars.size.lg });

export const rink = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateAreas: '"LW LW CE CE RW RW" ". LD LD RD RD ." ". . GK GK . ."',
  gap: `${vars.space.x6} ${vars.space.x1}`,
  padding: `${vars.space.x8} ${vars.space.x2} ${vars.space.x10}`,
  borderRadius: `${vars.radius.md} ${vars.radius.md} 4.5rem 4.5rem`,
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const ice = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.55 });

export const redLine = style({ stroke: vars.brand.stripe, fill: 'none' });
export const blueLine = style({ stroke: vars.brand.accent, fill: 'none' });

export const slot = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  textAlign: 'center',
  minWidth: 0,
});

export const shirt = styled(kit.figure, {
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.edge}`,
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  selectors: {
    '&[data-on-ice="true"]': {
      background: vars.brand.accent,
      borderColor: vars.brand.accent,
      color: vars.brand.onAccent,
      boxShadow: `0 0 0 3px ${vars.color.surface}, 0 0 0 5px ${vars.brand.accent}`,
    },
  },
});

export const player = style({
  ...clamped(2),
  fontSize: vars.size.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.2,
  padding: '0 2px',
  borderRadius: vars.radius.sm,
  background: `color-mix(in srgb, ${vars.color.surface} 82%, transparent)`,
});

export const slotName = style([
  player,
  { fontSize: vars.size.xs, fontWeight: vars.weight.regular, color: vars.color.muted },
]);

export const legend = styled(kit.row.x2, kit.label, {
  padding: `${vars.space.x3} 0`,
});

export const legendMark = style({
  width: '0.9rem',
  height: '0.9rem',
  borderRadius: vars.radius.pill,
  background: vars.brand.accent,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

/** The link covers shirt, name and place. */
export const playerLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
