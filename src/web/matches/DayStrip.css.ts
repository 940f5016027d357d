import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const strip = styled(kit.card, {
  display: 'flex',
  alignItems: 'stretch',
  gap: '2px',
  padding: '4px',
});

const item = styled(kit.centred, kit.middle, kit.rounded.md, kit.plain, {
  alignContent: 'center',
  minWidth: '40px',
  minHeight: '52px',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: vars.color.sunken },
  ':focus-visible': { outlineOffset: '-3px' },
});

export const arrow = style([
  item,
  { flex: 'none', width: '44px', '@media': { [from('sm')]: { width: '48px' } } },
]);

/** In large letters the days scroll. */
export const days = styled(kit.grow, { display: 'flex', gap: '2px', overflowX: 'auto' });

export const inner = style({
  display: 'grid',
  flex: '1 1 0',
  minWidth: 'min-content',
  overflowWrap: 'normal',
});

export const outer = styled(inner, { '@media': { [below('sm')]: { display: 'none' } } });

export const day = styled(item, {
  minWidth: 'min-content',
  paddingInline: '2px',
  lineHeight: 1.25,
  // A dot below days with matches.
  '::after': {
    content: '""',
    width: '5px',
    height: '5px',
    marginTop: '2px',
    borderRadius: vars.radius.pill,
  },
  selectors: {
    '&[aria-current]': { background: vars.brand.accent, color: vars.brand.onAccent },
    '&[data-matches]::after': { background: 'currentColor' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});

export const weekday = styled(kit.caption, kit.unbroken, {
  selectors: { [`${day}[aria-current] &`]: { color: 'inherit' } },
});

export const number = styled(kit.figure, kit.text.sm, kit.strong, kit.unbroken);

/** A phone has space for the number only; the page's subtitle names the month. */
export const month = style({ '@media': { [below('sm')]: { display: 'none' } } });
