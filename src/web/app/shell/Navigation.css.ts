import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const list = style({ display: 'grid', gap: '2px' });

const row = styled(kit.line, kit.target, {
  borderRadius: vars.radius.md,
  color: vars.menu.text,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${vars.menu.active} 60%, transparent)` },
    '&[aria-current]': { background: vars.menu.active, fontWeight: vars.weight.bold },
  },
  ':focus-visible': { outlineColor: vars.menu.text, outlineOffset: '-3px' },
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { outline: '2px solid' } } } },
});

/** Reserves the rail's width for the icon, so that nothing shifts when the rail becomes a drawer. */
export const entry = style([row, { position: 'relative', overflow: 'hidden' }]);

export const icon = style({ flex: 'none', width: '40px' });

export const word = style({ paddingInlineStart: vars.space.x2, whiteSpace: 'nowrap' });

export const heading = style({
  padding: `${vars.space.x5} ${vars.space.x3} ${vars.space.x2}`,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});

export const leagues = style({});

export const leagueEntry = style([
  row,
  {
    paddingInline: vars.space.x3,
    fontSize: vars.size.sm,
    lineHeight: 1.3,
    paddingBlock: vars.space.x1,
  },
]);
