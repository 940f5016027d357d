import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { stripHeight } from '../slider/track.ts';
import * as navigation from './Navigation.css.ts';

const wide = from('lg');

const room = style({
  display: 'none',
  order: 1,
  flex: 'none',
  background: vars.menu.ground,
  color: vars.menu.text,
  selectors: { '&:target': { display: 'block' } },
  '@media': {
    '(scripting: none)': { display: 'block' },
    [wide]: { display: 'block', order: 0 },
    print: { display: 'none !important' },
  },
});

export const drawerRoom = style([room, { '@media': { [wide]: { width: '256px' } } }]);

export const railRoom = style([room, { '@media': { [wide]: { width: '56px' } } }]);

/** Sticky below the header, and short enough to fit below the slider too. */
const panel = style({
  '@media': {
    [wide]: {
      position: 'sticky',
      top: headerHeight,
      height: `calc(100dvh - ${headerHeight} - ${stripHeight * 0.0625}rem)`,
      minHeight: '240px',
      zIndex: 20,
      display: 'flex',
      flexDirection: 'column',
      overflow: 'hidden',
      background: vars.menu.ground,
    },
  },
});

export const drawer = style([panel, { '@media': { [wide]: { width: '256px' } } }]);

/** Opens 300 ms after the pointer enters, closes 250 ms after it leaves (specification §9). */
export const rail = style([
  panel,
  {
    '@media': {
      [wide]: {
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

const closed = `${rail}:not(:hover):not(:has(:focus-visible))`;

globalStyle(`${closed} :is(${navigation.leagues}, ${navigation.heading})`, {
  '@media': { [wide]: { visibility: 'hidden' } },
});
globalStyle(`${closed} ${entries}`, { '@media': { [wide]: { scrollbarWidth: 'none' } } });

export const toggle = styled(kit.line, kit.bare, {
  flex: 'none',
  minHeight: '48px',
  padding: `0 ${vars.space.x2}`,
  borderTop: `1px solid ${vars.menu.active}`,
  color: vars.menu.text,
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
  '@media': { [below('lg')]: { display: 'none' } },
  ':hover': { background: vars.menu.active },
  ':focus-visible': { outlineColor: vars.menu.text, outlineOffset: '-3px' },
});

export const toggleIcon = style({ flex: 'none', width: '40px' });

export const toggleWord = style({ paddingInlineStart: vars.space.x2 });
