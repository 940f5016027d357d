import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const base = styled(kit.inlineRow.x2, kit.target, kit.rounded.md, kit.strong, kit.plain, {
  justifyContent: 'center',
  minWidth: '44px',
  border: '1px solid transparent',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:disabled': { cursor: 'default', opacity: 0.6 },
    // What it opens is being loaded.
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
});

export const primary = styled(base, kit.accent, { padding: `0 ${vars.space.x5}` });

export const quiet = styled(base, {
  padding: `0 ${vars.space.x4}`,
  background: vars.color.surface,
  color: vars.color.text,
  borderColor: vars.color.edge,
  ':hover': { background: vars.color.hover },
});

export const icon = styled(base, kit.rounded.pill, {
  background: 'transparent',
  color: 'inherit',
  padding: 0,
  ':hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

/** A followed thing's star keeps its size. */
export const star = styled(icon, { flexShrink: 0 });

export const wordedStar = styled(quiet, { flexShrink: 0 });

/** Filled while followed, so that its shape shows the state without colour. */
export const starSign = styled({
  selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor', color: vars.brand.accent } },
});
