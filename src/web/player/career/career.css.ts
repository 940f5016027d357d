import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const offer = styled(kit.card, kit.line, {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minHeight: '78px',
  padding: vars.space.x4,
});

export const offerText = styled(kit.row.x3, kit.figure, {
  color: vars.color.muted,
});

export const sign = style({ flex: 'none', color: vars.brand.accent });

export const progress = style({ width: '8rem', accentColor: vars.brand.accent });

export const quiet = style({ color: vars.color.muted });

const hairline = `1px solid ${vars.color.border}`;

/** A stack of collapsible seasons. */
export const seasons = styled(kit.panel);

export const season = style({ selectors: { '& + &': { borderBlockStart: hairline } } });

export const opener = styled(kit.row.x3, {
  minHeight: '56px',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  borderRadius: vars.radius.lg,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const openerName = style({ flex: 1, fontWeight: vars.weight.bold, minWidth: 0 });

export const count = styled(kit.label, { whiteSpace: 'nowrap' });

export const chevron = style({
  flex: 'none',
  color: vars.color.muted,
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
});

globalStyle(`details[open] > summary > ${chevron}`, { transform: 'rotate(90deg)' });

export const tournaments = styled(kit.column, {
  paddingBlockEnd: vars.space.x2,
});

export const tournament = style([
  opener,
  { minHeight: '44px', paddingInlineStart: vars.space.x6, borderRadius: 0 },
]);

export const tournamentName = style({ flex: 1, minWidth: 0 });

export const content = style({ padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x4}` });
