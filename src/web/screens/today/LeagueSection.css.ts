import { style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { skipOffscreen } from '../../theme/rules.ts';

export const groups = styled(kit.stack.x4);

/** At the page's foot. */
export const corrections = styled(kit.inlineLine, kit.target, kit.accented, kit.text.sm, {
  justifySelf: 'start',
});

export const section = styled(kit.card, { overflow: 'clip' });

export const head = styled(kit.line, { paddingInlineEnd: vars.space.x1, background: vars.color.sunken });

export const title = styled(kit.grow, kit.text.md);

export const plainTitle = styled(kit.row.x2, kit.target, kit.text.md, {
  flex: 1,
  paddingInline: vars.space.x4,
});

export const fold = styled(kit.row.x2, kit.target, kit.bare, kit.wrap, kit.full, {
  paddingInline: `${vars.space.x3} ${vars.space.x2}`,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

/** At large text sizes it fills the line beside the icon, and the count wraps below it. */
export const name = styled(kit.shrinking, kit.strong, { flex: '1 1 min(4rem, 100% - 2rem)' });

export const count = styled(kit.caption, kit.unbroken, {
  marginInlineStart: 'auto',
  fontWeight: vars.weight.regular,
});

export const liveCount = styled(kit.inlineRow.x2, { color: vars.color.live, fontWeight: vars.weight.bold });

export const chevron = styled(kit.rigid, {
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="false"] > &': { transform: 'rotate(-90deg)' } },
});

/**
 * Side by side where there is room. A league's rows are skipped off screen together: observing a thousand one by one costs more in each
 * frame of a scroll than rendering those that become visible.
 */
export const rows = style({
  ...skipOffscreen,
  // As tall as its rows, so that nothing shifts when they are rendered; their number is known once the page has hydrated.
  containIntrinsicBlockSize: 'auto calc(var(--rows, 6) * 64px)',
  '@media': {
    ...skipOffscreen['@media'],
    [from('md')]: { containIntrinsicBlockSize: 'auto calc(var(--rows, 6) * 32px)' },
  },
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21.25rem), 1fr))',
  borderTop: `1px solid ${vars.color.border}`,
});

export const note = styled(kit.label, { padding: `${vars.space.x2} ${vars.space.x4}` });
