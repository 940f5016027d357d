import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { scaled } from './scaled.ts';
import { cardHeight, cardWidth } from './track.ts';

/** 180 × 90 px (specification §2). */
export const card = style({
  display: 'grid',
  gridTemplate: `${scaled(20)} 1fr 1fr / 20px minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.x2,
  contain: 'strict',
  width: scaled(cardWidth),
  height: scaled(cardHeight),
  padding: '6px 8px 8px',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  color: vars.color.text,
  textDecoration: 'none',
  fontSize: vars.size.sm,
  lineHeight: 1.2,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.md } },
});

export const linked = style([
  card,
  {
    boxShadow: vars.elevation.card,
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    ':hover': { background: vars.color.hover, borderColor: vars.color.edge },
  },
]);

export const live = style([linked, { borderColor: vars.color.live, background: vars.color.liveSurface }]);

export const when = styled(kit.row.x1, kit.caption, kit.figure, {
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  whiteSpace: 'nowrap',
});

/** Small enough for the longest state beside day and start. */
const stateSize = '0.6875rem';

/** Day and start, at the two ends of the line when alone. */
export const day = style({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'space-between',
  gap: '5px',
  // Beside a state, in the same size.
  selectors: { '* + &': { flex: 'none', fontSize: stateSize } },
});

export const state = styled(kit.row.x1, {
  minWidth: 0,
  fontSize: stateSize,
  color: vars.color.text,
  fontWeight: vars.weight.bold,
});

export const liveState = style([state, { color: vars.color.live }]);

export const stateWord = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const start = style({ fontWeight: vars.weight.bold, color: vars.color.text });

export const name = styled(kit.truncated);

export const goals = styled(kit.figure, {
  minWidth: '1.2ch',
  textAlign: 'end',
});

export const leadingName = style([name, { fontWeight: vars.weight.bold }]);

export const leadingGoals = style([goals, { fontWeight: vars.weight.bold }]);

export const skeleton = style([card, { flex: 'none', alignContent: 'space-between' }]);

const bar = style({
  gridColumn: '1 / -1',
  height: '12px',
  borderRadius: vars.radius.sm,
  background: vars.color.sunken,
});

export const skeletonWhen = style([bar, { width: '45%' }]);

export const skeletonTeam = style([bar, { width: '80%' }]);
