import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

/** An empty list. */
export const empty = styled(kit.centred, kit.card, kit.muted, {
  alignContent: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x12} ${vars.space.x5}`,
  textAlign: 'center',
});

export const emptyIcon = style({ color: vars.color.edge });

/** A failure with its cause and a button. */
export const failure = styled(kit.row.x4, kit.wrap, kit.between, kit.rounded.md, {
  padding: `${vars.space.x4} ${vars.space.x5}`,
  border: `1px solid ${vars.color.warningEdge}`,
  background: vars.color.warningSurface,
  color: vars.color.text,
});

/** A failure whose cause another one tells. */
export const repeated = style({ padding: `${vars.space.x2} 0` });

export const failureWords = style({ flex: '1 1 16rem' });

export const failureTitle = styled(kit.text.md, kit.strong, { color: vars.color.warning });

export const failureText = styled(kit.text.sm);

/** The message lies over the placeholder of what failed. */
export const failurePlace = styled(kit.column, {
  gridTemplateAreas: '"all"',
  alignItems: 'start',
});

globalStyle(`${failurePlace} > *`, { gridArea: 'all' });

export const failureRoom = style({ visibility: 'hidden', pointerEvents: 'none' });

/** A page of text and a link. */
export const notice = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x4,
  padding: `${vars.space.x12} ${vars.space.x4}`,
  textAlign: 'center',
});

export const noticeTitle = styled(kit.text.xxl);

export const noticeText = styled(kit.muted, { maxWidth: '48ch' });

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

/** The bar along the top of a page that loads. */
export const progress = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: '3px',
  overflow: 'hidden',
  zIndex: 60,
  pointerEvents: 'none',
});

export const progressRunner = style({
  width: '30%',
  height: '100%',
  background: vars.brand.stripe,
  animation: `${run} 1.1s ${vars.motion.ease} infinite`,
  animationDelay: '150ms',
  transform: 'translateX(-100%)',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const skeleton = styled(kit.rounded.sm, {
  display: 'block',
  maxWidth: '100%',
  background: vars.color.sunken,
  animation: `${breathe} 1.6s ${vars.motion.ease} infinite`,
});

export const roundSkeleton = styled(skeleton, { borderRadius: vars.radius.pill });
