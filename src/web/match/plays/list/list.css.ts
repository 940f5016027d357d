import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { kit, styled } from '../../../theme/primitives.css.ts';
import { noScrollAnchor, skipOffscreen } from '../../../theme/rules.ts';

export const periods = style({ display: 'grid', gap: vars.space.x1 });

export const list = styled(periods, { position: 'relative' });

/** The start of the list, focused after a jump to it. */
export const head = style({ outline: 'none' });

export const heading = styled(kit.label, kit.strong, {
  padding: `${vars.space.x2} ${vars.space.x1}`,
  letterSpacing: '0.06em',
  textTransform: 'uppercase',
});

/** The events of one period. */
export const sheet = styled(kit.sheet, { containerType: 'inline-size', overflow: 'hidden' });

/** An earlier period: out of view, the browser skips it. */
export const past = style({
  ...skipOffscreen,
  // Room for its shadow.
  overflowClipMargin: vars.space.x2,
});

export const pillPlace = style({
  ...noScrollAnchor,
  position: 'sticky',
  // Below the site's sticky header.
  top: `calc(${vars.space.x12} + ${vars.space.x8})`,
  zIndex: 5,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
});

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const pill = styled(kit.inlineRow.x2, kit.accent, kit.rounded.pill, kit.strong, {
  height: '44px',
  padding: `0 ${vars.space.x5}`,
  border: `1px solid ${vars.brand.onAccent}`,
  boxShadow: vars.elevation.overlay,
  cursor: 'pointer',
  animation: `${drop} ${vars.motion.calm} ${vars.motion.ease}`,
});

export const empty = styled(kit.middle, kit.rounded.md, kit.muted, {
  padding: `${vars.space.x6} ${vars.space.x4}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
});
