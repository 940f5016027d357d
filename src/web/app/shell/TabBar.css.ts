import { style } from '@vanilla-extract/css';
import { from, short } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';

/** The page reserves its height (`tabBarHeight`), so that it covers nothing. */
export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  height: tabBarHeight,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { display: 'none' }, [short]: { display: 'none' } },
});

export const tab = styled(kit.bare, {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: '2px',
  padding: 0,
  // Five words in a row would overlap in larger letters.
  fontSize: `min(${vars.size.xs}, 3.6vw)`,
  color: vars.color.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: vars.brand.accent, fontWeight: vars.weight.bold },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});
