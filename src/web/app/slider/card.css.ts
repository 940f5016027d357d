import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { scaled } from './scaled.ts';
import { cardHeight, cardWidth } from './track.ts';

/** 180 × 90 px (specification §2). */
export const card = styled(kit.card, kit.rounded.md, kit.plain, kit.text.sm, {
  display: 'grid',
  gridTemplate: `${scaled(20)} 1fr 1fr / 20px minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space.x2,
  contain: 'strict',
  width: scaled(cardWidth),
  height: scaled(cardHeight),
  padding: '6px 8px 8px',
  color: vars.color.text,
  lineHeight: 1.2,
  overflow: 'hidden',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.md } },
});

export const linked = styled(card, {
  boxShadow: vars.elevation.card,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: vars.color.hover, borderColor: vars.color.edge },
});

export const live = styled(linked, { borderColor: vars.color.live, background: vars.color.liveSurface });

/** A state, with day and start beside it, or these alone at the two ends of the line. */
export const when = styled(kit.row.x1, kit.caption, kit.figure, kit.between, kit.unbroken, {
  gridColumn: '1 / -1',
});

/** Small enough for the longest state beside day and start. */
const stateSize = '0.6875rem';

export const dayBesideState = styled(kit.rigid, { display: 'flex', gap: '5px', fontSize: stateSize });

export const state = styled(kit.row.x1, kit.strong, {
  minWidth: 0,
  fontSize: stateSize,
  color: vars.color.text,
});

export const liveState = styled(state, { color: vars.color.live });

export const stateWord = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const start = styled(kit.strong, { color: vars.color.text });

export const name = styled(kit.truncated);

export const goals = styled(kit.figure, { minWidth: '1.2ch', textAlign: 'end' });

export const leadingName = styled(name, kit.strong);

export const leadingGoals = styled(goals, kit.strong);

export const skeleton = styled(card, kit.rigid, { alignContent: 'space-between' });

const bar = styled(kit.rounded.sm, {
  gridColumn: '1 / -1',
  height: '12px',
  background: vars.color.sunken,
});

export const skeletonWhen = styled(bar, { width: '45%' });

export const skeletonTeam = styled(bar, { width: '80%' });
