import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { noScrollAnchor } from '../../theme/rules.ts';
import { tabBarHeight } from '../../theme/tabBarHeight.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: tabBarHeight,
  readingFlow: 'flex-visual',
});

export const skip = styled(kit.rounded.md, kit.strong, kit.screenOnly, {
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 70,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

/** Menu and page, below the header and the slider. On narrow screens the menu, if shown (`Sidebar`), comes after the page. */
export const columns = styled(kit.grow, {
  display: 'flex',
  order: 2,
  // No `readingFlow` here: in Chromium a first child without a box, as the hidden menu is, takes the page out of the Tab order.
  '@media': { [`screen and ${below('lg')}`]: { flexDirection: 'column' } },
});

globalStyle(`${frame} > *:not(${columns}), ${columns} > *:not(main)`, noScrollAnchor);

export const content = styled(kit.grow, {
  scrollMarginTop: '80px',
  width: '100%',
  // Keeps what is below off screen while a skeleton gives way to short content.
  minHeight: '100svh',
  maxWidth: '1360px',
  marginInline: 'auto',
  padding: `${vars.space.x5} ${vars.space.x3} ${vars.space.x10}`,
  outline: 'none',
  '@media': {
    [from('sm')]: { padding: `${vars.space.x6} ${vars.space.x5} ${vars.space.x12}` },
    [from('lg')]: { padding: `${vars.space.x8} ${vars.space.x8} ${vars.space.x12}` },
    // All columns of a table of statistics.
    [from('xl')]: { maxWidth: '1664px' },
    print: { minHeight: 0, maxWidth: 'none', padding: `${vars.space.x5} 2px 0` },
  },
});

/** In the padding above the page, so that nothing moves when it appears. */
export const norwegianTime = styled(kit.caption, kit.unbroken, {
  marginBlockStart: '-1.5em',
  lineHeight: 1.5,
});

export const failure = style({ marginBottom: vars.space.x5 });
