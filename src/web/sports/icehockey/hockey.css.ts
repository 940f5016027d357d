import { style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';

export const period = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  selectors: { '& + &': { paddingTop: vars.space.x2 } },
});

export const periodName = style({
  paddingBlockEnd: vars.space.x1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
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

export const time = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  lineHeight: '24px',
  fontVariantNumeric: 'tabular-nums',
});

export const sign = style({ display: 'grid', alignItems: 'center', height: '24px' });

export const goalWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});

export const scorer = style({ ...clamped(2), fontWeight: vars.weight.semibold });

export const assists = style({ ...clamped(3), color: vars.color.muted, fontSize: vars.size.sm });

export const score = style({
  minWidth: '3rem',
  textAlign: 'end',
  fontSize: vars.size.lg,
  lineHeight: '24px',
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
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

export const onIceOpener = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
});

export const onIceList = style({ display: 'grid', gap: '2px', paddingBlockEnd: vars.space.x1 });

export const onIceSide = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  fontVariantNumeric: 'tabular-nums',
});

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x3 });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gridTemplateAreas: '"name name name name name name" "LW LW CE CE RW RW" ". LD LD RD RD ."',
  gap: vars.space.x2,
  paddingTop: vars.space.x2,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const lineName = style({
  gridArea: 'name',
  color: vars.color.muted,
  fontSize: vars.size.sm,
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

export const shirtRow = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

export const slotName = style({ fontSize: vars.size.xs, color: vars.color.muted });

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

export const shirt = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '2.25rem',
  height: '2.25rem',
  padding: '0 0.25rem',
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.edge}`,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
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

export const captain = style({
  padding: '0 0.3em',
  borderRadius: vars.radius.sm,
  background: vars.brand.accent,
  color: vars.brand.onAccent,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1.4,
});

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x2} ${vars.space.x4}` });

export const person = style({
  display: 'inline-flex',
  minHeight: '44px',
  alignItems: 'center',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
});
