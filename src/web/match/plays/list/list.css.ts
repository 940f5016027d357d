import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { drawnWhenNear } from '../../../theme/drawnWhenNear.ts';
import { notHeldOnTo } from '../../../theme/notHeldOnTo.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { blockSize } from './blocks.ts';
import { rowHeight } from './rowHeight.ts';

export const periods = style({ display: 'grid', gap: vars.space.x1 });

export const list = style([periods, { position: 'relative' }]);

/** Where the list begins; focused when somebody goes there. */
export const head = style({ outline: 'none' });

export const heading = styled(kit.label, {
  padding: `${vars.space.x2} ${vars.space.x1}`,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

/** One period's events, whatever number of blocks they come in. */
export const sheet = styled(kit.sheet, { containerType: 'inline-size', overflow: 'hidden' });

export const rows = style({
  ...drawnWhenNear,
  // The browser remembers how high a block is from the time when it grew: what is read in it stays where it is as the next one begins.
  containIntrinsicHeight: `auto ${blockSize * rowHeight}rem`,
  // What comes before a block moves it as a whole: none of its rows is gone through.
  contain: 'layout paint style',
  selectors: {
    ...drawnWhenNear.selectors,
    // The first is in sight, and grows.
    '&:first-child': { contentVisibility: 'visible' },
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
  },
});

/** A period before the one being played: while it is out of sight the browser need not look after its blocks either. */
export const past = style({
  ...drawnWhenNear,
  // Room for the shadow around it.
  overflowClipMargin: vars.space.x2,
});

export const pillPlace = style({
  ...notHeldOnTo,
  position: 'sticky',
  // Below the site's own sticky header.
  top: `calc(${vars.space.x12} + ${vars.space.x8})`,
  zIndex: 5,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const pill = styled(kit.inlineRow.x2, kit.accent, {
  height: '44px',
  padding: `0 ${vars.space.x5}`,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.brand.onAccent}`,
  fontWeight: vars.weight.semibold,
  boxShadow: vars.elevation.overlay,
  cursor: 'pointer',
  animation: `${drop} ${vars.motion.calm} ${vars.motion.ease}`,
});

export const empty = style({
  padding: `${vars.space.x6} ${vars.space.x4}`,
  textAlign: 'center',
  color: vars.color.muted,
  background: vars.color.surface,
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.border}`,
});
