import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, short } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';
import { stripHeight } from '../slider/track.ts';

const wide = from('lg');
const currentOutlined = {
  '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } },
} as const;
const inset = { outlineColor: vars.menu.text, outlineOffset: '-3px' };

export const list = style({ display: 'grid', gap: '2px' });

const row = styled(kit.line, kit.target, kit.rounded.md, kit.plain, {
  color: vars.menu.text,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.menu.active} 60%, transparent)` },
    '&[aria-current]': { background: vars.menu.active, fontWeight: vars.weight.bold },
  },
  ':focus-visible': inset,
  '@media': currentOutlined,
});

/** Reserves the rail's width for the icon, so that nothing shifts when the rail becomes a drawer. */
export const entry = styled(row, { position: 'relative', overflow: 'hidden' });

export const icon = styled(kit.rigid, { width: '40px' });

export const word = styled(kit.unbroken, { paddingInlineStart: vars.space.x2 });

export const heading = styled(kit.text.xs, kit.strong, kit.unbroken, {
  padding: `${vars.space.x5} ${vars.space.x3} ${vars.space.x2}`,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
});

export const leagues = style({});

export const leagueEntry = styled(row, kit.text.sm, {
  padding: `${vars.space.x1} ${vars.space.x3}`,
  lineHeight: 1.3,
});

const room = styled(kit.rigid, {
  display: 'none',
  order: 1,
  background: vars.menu.ground,
  color: vars.menu.text,
  selectors: { '&:target': { display: 'block' } },
  '@media': {
    '(scripting: none)': { display: 'block' },
    [wide]: { display: 'block', order: 0 },
    print: { display: 'none !important' },
  },
});

export const drawerRoom = styled(room, { '@media': { [wide]: { width: '256px' } } });

export const railRoom = styled(room, { '@media': { [wide]: { width: '56px' } } });

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

export const drawer = styled(panel, { '@media': { [wide]: { width: '256px' } } });

/** Opens 300 ms after the pointer enters, closes 250 ms after it leaves (specification §9). */
export const rail = styled(panel, {
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
});

export const entries = styled(kit.padded.x2, {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.menu.active} transparent`,
});

const closed = `${rail}:not(:hover):not(:has(:focus-visible))`;

globalStyle(`${closed} :is(${leagues}, ${heading})`, { '@media': { [wide]: { visibility: 'hidden' } } });
globalStyle(`${closed} ${entries}`, { '@media': { [wide]: { scrollbarWidth: 'none' } } });

/** A button below the entries, in view while they scroll; without scripts it would do nothing. */
const footEntry = styled(kit.line, kit.bare, kit.rigid, kit.text.sm, kit.unbroken, {
  minHeight: '48px',
  padding: `0 ${vars.space.x2}`,
  color: vars.menu.text,
  ':hover': { background: vars.menu.active },
  ':focus-visible': inset,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const settings = styled(footEntry, { borderTop: `1px solid ${vars.menu.active}` });

export const toggle = styled(footEntry, { '@media': { [below('lg')]: { display: 'none' } } });

/** The tab bar of narrow screens. The page reserves its height (`tabBarHeight`), so that it covers nothing. */
export const tabBar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 30,
  display: 'grid',
  // Short words leave room to long ones.
  gridTemplateColumns: 'repeat(5, auto)',
  height: tabBarHeight,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [from('lg')]: { display: 'none' }, [short]: { display: 'none' } },
});

export const tab = styled(kit.centred, kit.bare, kit.muted, kit.unbroken, kit.plain, {
  alignContent: 'center',
  gap: '2px',
  padding: 0,
  // Five words in a row would overlap in larger letters.
  fontSize: `min(${vars.size.xs}, 3.6vw)`,
  selectors: {
    '&[aria-current]': { color: vars.brand.accent, fontWeight: vars.weight.bold },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': currentOutlined,
});
