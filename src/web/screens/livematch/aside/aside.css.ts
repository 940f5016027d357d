import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from '../../../theme/breakpoints.ts';
import { clamped } from '../../../theme/clamped.ts';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';

export const card = style({
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});

export const folded = style([card, { paddingBlock: 0, '@media': { [from('md')]: { display: 'none' } } }]);

export const fold = style({
  minHeight: '48px',
  alignContent: 'center',
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
});

export const unfolded = style([card, { '@media': { [below('md')]: { display: 'none' } } }]);

/** As high as the summary that will stand there, by how many figures of each period it has. */
export const summaryRoom = styleVariants(
  { three: '24.5rem', two: '17.75rem', one: '10.25rem' },
  (minHeight) => ({ minHeight: '50px', '@media': { [from('md')]: { minHeight } } }),
);

export const title = style({ fontSize: vars.size.lg, marginBottom: vars.space.x3 });

export const table = styled(kit.figure, {
  width: '100%',
  tableLayout: 'fixed',
});

export const caption = styled(kit.label, {
  textAlign: 'start',
  fontWeight: vars.weight.semibold,
  paddingBottom: vars.space.x1,
});

export const period = styled(kit.label, {
  width: '2.6rem',
  textAlign: 'center',
  fontWeight: vars.weight.semibold,
  padding: `${vars.space.x1} 0`,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [below('sm')]: { width: '2.2rem' } },
});

export const corner = style({ borderBottom: `1px solid ${vars.color.border}`, textAlign: 'start' });

export const group = styled(kit.label, {
  textAlign: 'start',
  paddingTop: vars.space.x3,
  fontWeight: vars.weight.semibold,
});

export const team = styled(kit.truncated, {
  textAlign: 'start',
  fontWeight: vars.weight.medium,
  fontSize: vars.size.sm,
  padding: `${vars.space.x1} ${vars.space.x2} ${vars.space.x1} 0`,
});

export const cell = style({ textAlign: 'center', padding: `${vars.space.x1} 0` });

export const total = style([cell, { fontWeight: vars.weight.bold }]);

export const note = style({ marginTop: vars.space.x3, fontSize: vars.size.sm });

/** As wide as the card within its edges, for the list in it to ask how much room there is. */
export const factsRoom = style({ containerType: 'inline-size' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  // With large letters, or in a narrow place, what is told stands below its name.
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  gap: `${vars.space.x2} ${vars.space.x4}`,
  fontSize: vars.size.sm,
});

export const name = style({ color: vars.color.muted });

/** Four officials with their roles fit; a text without end does not push the page away. */
export const fact = style(clamped(8));

export const quality = styled(kit.label);

export const qualityHead = style({ cursor: 'pointer', minHeight: '44px', alignContent: 'center' });

export const counts = styled(kit.figure, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const count = style({ textAlign: 'end' });

export const difference = style({
  padding: `${vars.space.x2} ${vars.space.x3} 0`,
  color: vars.color.warning,
});
