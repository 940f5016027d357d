import { style } from '@vanilla-extract/css';
import { below, from, short } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { headerHeight } from '../../theme/headerHeight.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { clamped } from '../../theme/rules.ts';

export const header = styled(kit.row.x1, {
  position: 'sticky',
  top: 0,
  zIndex: 30,
  height: headerHeight,
  // Large letters leave no room for larger gaps.
  paddingInline: '8px',
  background: vars.brand.header,
  color: vars.brand.onHeader,
  borderBottom: `3px solid ${vars.brand.stripe}`,
  '@media': {
    [from('sm')]: { gap: vars.space.x3 },
    [from('md')]: { gap: vars.space.x5, paddingInline: vars.space.x5 },
    [short]: { position: 'static' },
    print: { position: 'static', paddingInline: 0, background: 'none', color: 'inherit' },
  },
});

export const menuButton = styled(kit.screenOnly, { '@media': { [from('lg')]: { display: 'none' } } });

export const brand = styled(kit.row.x3, kit.target, kit.rounded.md, kit.plain, {
  justifyContent: 'center',
  minWidth: '44px',
});

export const siteName = styled(kit.truncated, kit.text.lg, kit.strong, {
  minWidth: 0,
  letterSpacing: '-0.01em',
  '@media': { [below('sm')]: { display: 'none' } },
});

export const league = style({
  display: 'grid',
  flex: '1 1 0',
  // The site's name gives way to it.
  minWidth: 'min(6rem, 20%)',
  lineHeight: 1.25,
  paddingInlineStart: '8px',
  borderInlineStart: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  '@media': {
    [from('sm')]: { paddingInlineStart: vars.space.x3 },
    [from('md')]: { paddingInlineStart: vars.space.x5 },
  },
});

/** A league with a long name. */
export const longLeague = styled(league);

export const seasonName = styled(kit.truncated, kit.text.xs);

/** Letters of a league's name that two lines of a phone's header hold; a longer name is smaller, on three. */
export const lettersOnTwoLines = 28;

export const leagueName = styled(kit.truncated, kit.text.md, kit.strong, {
  '@media': {
    [`screen and ${below('sm')}`]: {
      // One line more than it needs, for a reader who sets wider spacing (WCAG 1.4.12).
      ...clamped(3),
      fontSize: vars.size.sm,
      lineHeight: 1.15,
      whiteSpace: 'normal',
      hyphens: 'auto',
      selectors: { [`${longLeague} &`]: { WebkitLineClamp: 4, fontSize: vars.size.xs, lineHeight: 1.1 } },
    },
  },
});

export const waiting = style({ opacity: 0.25 });

export const external = styled(kit.inlineRow.x2, kit.target, kit.rigid, kit.text.sm, kit.screenOnly, {
  justifyContent: 'center',
  minWidth: '44px',
  textUnderlineOffset: '0.25em',
  textDecorationColor: 'color-mix(in srgb, currentColor 45%, transparent)',
  ':hover': { textDecorationColor: 'currentColor' },
});

/** A phone shows the icon alone. */
export const externalWord = style({ '@media': { [below('sm')]: { display: 'none' } } });

export const headerButton = styled(kit.rigid, {
  background: 'color-mix(in srgb, currentColor 12%, transparent)',
});

/** Hidden where the tab bar has a search button. */
export const searchButton = styled(headerButton, {
  '@media': { [`${below('lg')} and (min-height: 480.02px)`]: { display: 'none' } },
});
