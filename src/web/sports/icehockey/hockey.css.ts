import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const period = styled(kit.stack.x1, {
  selectors: { '& + &': { paddingTop: vars.space.x2 } },
});

export const periodName = styled(kit.label, {
  paddingBlockEnd: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.semibold,
});

export const goal = style({
  display: 'grid',
  gridTemplateColumns: '3rem 10px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.x3,
  padding: `${vars.space.x2} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const time = styled(kit.label, kit.figure, {
  lineHeight: '24px',
});

export const sign = style({ display: 'grid', alignItems: 'center', height: '24px' });

export const goalWords = styled(kit.column, {
  minWidth: 0,
});

export const scorer = style({ ...clamped(2), fontWeight: vars.weight.semibold });

export const assists = styled(kit.label, { ...clamped(3) });

export const score = styled(kit.figure, {
  minWidth: '3rem',
  textAlign: 'end',
  fontSize: vars.size.lg,
  lineHeight: '24px',
  fontWeight: vars.weight.bold,
});

/** After an attempt that changed nothing. */
export const unchangedScore = style([score, { color: vars.color.muted, fontWeight: vars.weight.regular }]);

export const shotWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x2}`,
});

export const shootoutMore = style({ paddingTop: vars.space.x2, '@media': { print: { display: 'none' } } });

export const onIce = style({ fontSize: vars.size.sm, '@media': { print: { display: 'none' } } });

export const onIceOpener = styled(kit.inlineLine, kit.caption, kit.target, {
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
});

export const onIceList = style({ display: 'grid', gap: '2px', paddingBlockEnd: vars.space.x1 });

export const onIceSide = styled(kit.row.x2, kit.figure);

export const lines = styled(kit.stack.x3);

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateAreas: '"name name name name name name" "LW LW CE CE RW RW" ". LD LD RD RD ."',
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const lineName = styled(kit.label, {
  gridArea: 'name',
  fontWeight: vars.weight.semibold,
});

const slot = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '2px',
  minWidth: 0,
  textAlign: 'center',
});

export const slots = {
  LW: style([slot, { gridArea: 'LW' }]),
  CE: style([slot, { gridArea: 'CE' }]),
  RW: style([slot, { gridArea: 'RW' }]),
  LD: style([slot, { gridArea: 'LD' }]),
  RD: style([slot, { gridArea: 'RD' }]),
} as const;

export const shirtRow = styled(kit.inlineRow.x1);

export const slotName = styled(kit.caption);

export const place = style({
  minWidth: '44px',
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  maxWidth: '100%',
  padding: '2px',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

export const shirt = styled(kit.figure, {
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  padding: '0 0.25rem',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.edge}`,
  fontWeight: vars.weight.bold,
});

export const lastName = style({
  maxWidth: '100%',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  // Upper-cased names of twelve letters fit in a third of a phone.
  '@media': { [below('sm')]: { fontSize: '0.6875rem', letterSpacing: '-0.02em' } },
});

export const captain = styled(kit.accent, {
  padding: '0 0.3em',
  borderRadius: vars.radius.sm,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
});

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x2} ${vars.space.x4}` });

export const person = styled(kit.inlineRow.x2, kit.target, {
  fontSize: vars.size.sm,
});
