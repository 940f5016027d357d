import { globalStyle, style } from '@vanilla-extract/css';
import { inLargeLetters } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { rowMeasures } from './rowMeasures.ts';

export const row = style({
  // Covers the border of the row above; the first covers that of its list.
  marginTop: '-1px',
  borderTop: `1px solid ${vars.color.border}`,
});

export const liveRow = style([
  row,
  { boxShadow: `inset 3px 0 0 ${vars.color.live}`, background: vars.color.liveSurface },
]);

/** Start and state, then the two teams with their goals. */
export const link = style({
  display: 'grid',
  gridTemplateColumns: `${rowMeasures.when} minmax(0, 1fr) auto`,
  gridAutoRows: 'minmax(28px, auto)',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minHeight: '64px',
  padding: `${vars.space.x1} ${vars.space.x4}`,
  '@container': {
    [inLargeLetters]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.x2,
      paddingInline: vars.space.x2,
    },
  },
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const when = style({
  gridRow: '1 / span 2',
  gridColumn: 1,
  lineHeight: 1.3,
  '@container': { [inLargeLetters]: { gridRow: 1, gridColumn: '1 / -1' } },
});

export const start = styled(kit.figure, { fontSize: vars.size.sm, fontWeight: vars.weight.bold });

export const state = style([kit.caption]);

export const live = styled(kit.inlineRow.x2, {
  color: vars.color.live,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const caption = styled(kit.caption, kit.truncated, {
  gridColumn: '2 / -1',
  '@container': { [inLargeLetters]: { gridColumn: '1 / -1' } },
});

export const team = styled(kit.row.x2, {
  gridColumn: 2,
  '@container': { [inLargeLetters]: { gridColumn: 1 } },
  minWidth: 0,
  fontSize: rowMeasures.name,
  lineHeight: 1.25,
});

export const goals = styled(kit.figure, {
  gridColumn: 3,
  '@container': { [inLargeLetters]: { gridColumn: 2, minWidth: 0 } },
  minWidth: '1.5rem',
  fontSize: rowMeasures.goals,
  lineHeight: 1.2,
  textAlign: 'end',
});

/** Beside both teams. */
export const outcome = style({
  gridRow: '1 / span 2',
  gridColumn: 4,
  '@container': { [inLargeLetters]: { gridRow: 1, gridColumn: 2, justifySelf: 'end' } },
});

export const leadingGoals = style([goals, { fontWeight: vars.weight.bold }]);

globalStyle(`${liveRow} ${goals}`, { color: vars.color.live });

/** A row with a caption has one more line. */
globalStyle(`${link}:has(${caption}) ${when}`, {
  gridRow: '1 / span 3',
  '@container': { [inLargeLetters]: { gridRow: 1 } },
});
