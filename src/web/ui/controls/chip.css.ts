import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

const chosen = {
  borderColor: vars.brand.accent,
  background: vars.brand.accentSurface,
  color: vars.brand.accent,
  fontWeight: vars.weight.bold,
} as const;

const states = ':is([aria-current], [aria-pressed="true"], [data-state="on"], :has(:checked))';

/** The site’s one chip: a choice among others, a filter that is on or off, or a shortcut, as a button, a link or a radio's label. */
export const chip = styled(
  kit.inlineRow.x2,
  kit.target,
  kit.control,
  kit.rounded.pill,
  kit.text.sm,
  kit.plain,
  {
    position: 'relative',
    justifyContent: 'center',
    minInlineSize: '44px',
    paddingInline: vars.space.x4,
    lineHeight: 1.3,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&:hover': { background: vars.color.hover },
      [`&${states}`]: chosen,
      '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { [`&${states}`]: { outline: '2px solid Highlight' } } },
    },
  },
);

/** A chip that takes a choice back. */
export const chosenChip = styled(chip, { selectors: { '&, &:hover': chosen } });
