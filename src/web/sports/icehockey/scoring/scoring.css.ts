import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { clamped } from '../../../theme/rules.ts';

export const period = styled(kit.stack.x1, {
  selectors: { '& + &': { paddingTop: vars.space.x2 } },
});

export const periodName = styled(kit.label, kit.ruled, kit.strong, { paddingBlockEnd: vars.space.x1 });

export const goal = styled(kit.grid.x3, kit.ruled, {
  gridTemplateColumns: '3rem 10px minmax(0, 1fr) auto',
  alignItems: 'start',
  padding: `${vars.space.x2} 0`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const time = styled(kit.label, kit.figure, {
  lineHeight: '24px',
});

export const sign = style({ display: 'grid', alignItems: 'center', height: '24px' });

export const goalWords = styled(kit.column, kit.shrinking);

/** A scorer, and the kind of goal on the same line. */
export const scorerLine = styled(kit.line, kit.wrap, { columnGap: vars.space.x2 });

export const scorer = styled(kit.strong, { ...clamped(2) });

export const assists = styled(kit.label, { ...clamped(3) });

export const score = styled(kit.figure, kit.text.lg, kit.strong, {
  minWidth: '2.25rem',
  textAlign: 'end',
  lineHeight: '24px',
});

/** After an attempt without a goal. */
export const unchangedScore = styled(score, { color: vars.color.muted, fontWeight: vars.weight.regular });

export const shotWords = styled(kit.wrap, {
  display: 'flex',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x2}`,
});

export const shootoutMore = styled(kit.screenOnly, { paddingTop: vars.space.x2 });

export const onIce = styled(kit.text.sm, kit.screenOnly);

export const onIceOpener = styled(kit.inlineLine, kit.caption, kit.target, {
  // As tall as a target, but little taller than its line.
  marginBlock: '-8px -12px',
  cursor: 'pointer',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.25em',
});

export const onIceList = style({ display: 'grid', gap: '2px', paddingBlockEnd: vars.space.x1 });

export const onIceSide = styled(kit.row.x2, kit.figure);
