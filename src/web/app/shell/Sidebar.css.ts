import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { stripHeight } from '../slider/track.ts';
import * as navigation from './Navigation.css.ts';

const headerHeight = '64px';

const room = style({
  display: 'none',
  flex: 'none',
  background: vars.menu.ground,
  '@media': { [from('lg')]: { display: 'block' }, print: { display: 'none' } },
});

export const drawerRoom = style([room, { width: '256px' }]);

export const railRoom = style([room, { width: '56px' }]);

/** It stays in sight below the header, and is short enough to stand whole below the slider too. */
const panel = style({
  position: 'sticky',
  top: headerHeight,
  height: `calc(100dvh - ${headerHeight} - ${stripHeight}px)`,
  minHeight: '240px',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  background: vars.menu.ground,
  color: vars.menu.text,
});

export const drawer = style([panel, { width: '256px' }]);

/** Opens 300 ms after the pointer came, closes 250 ms after it left (specification §9). */
export const rail = style([
  panel,
  {
    width: '56px',
    transition: `width ${vars.motion.calm} ${vars.motion.ease} 250ms`,
    selectors: {
      '&:hover, &:has(:focus-visible)': {
        width: '256px',
        boxShadow: vars.elevation.overlay,
        transitionDelay: '300ms',
      },
    },
  },
]);

export const entries = style({
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  padding: vars.space.x2,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.menu.active} transparent`,
});

globalStyle(`${rail}:not(:hover):not(:has(:focus-visible)) ${navigation.leagues}`, { visibility: 'hidden' });
globalStyle(`${rail}:not(:hover):not(:has(:focus-visible)) ${navigation.heading}`, { visibility: 'hidden' });
globalStyle(`${rail}:not(:hover):not(:has(:focus-visible)) ${entries}`, { scrollbarWidth: 'none' });

export const toggle = styled(kit.line, kit.bare, {
  flex: 'none',
  minHeight: '48px',
  padding: `0 ${vars.space.x2}`,
  borderTop: `1px solid ${vars.menu.active}`,
  color: vars.menu.text,
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.menu.active },
  ':focus-visible': { outlineColor: vars.menu.text, outlineOffset: '-3px' },
});

export const toggleIcon = style({ flex: 'none', width: '40px' });

export const toggleWord = style({ paddingInlineStart: vars.space.x2 });
