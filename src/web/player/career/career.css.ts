import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const offer = styled(kit.card, kit.line, kit.wrap, kit.between, kit.padded.x4, {
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minHeight: '78px',
});

export const offerText = styled(kit.row.x3, kit.figure, kit.muted);

export const sign = styled(kit.rigid, kit.accented);

export const progress = style({ width: '8rem', accentColor: vars.brand.accent });

export const quiet = styled(kit.muted);

const hairline = `1px solid ${vars.color.border}`;

/** A stack of collapsible seasons. */
export const seasons = styled(kit.panel);

export const season = style({ selectors: { '& + &': { borderBlockStart: hairline } } });

export const opener = styled(kit.row.x3, kit.rounded.lg, {
  minHeight: '56px',
  padding: `${vars.space.x2} ${vars.space.x4}`,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const openerName = styled(kit.grow, kit.strong);

export const count = styled(kit.label, kit.unbroken);

export const chevron = styled(kit.rigid, kit.muted, {
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
});

globalStyle(`details[open] > summary > ${chevron}`, { transform: 'rotate(90deg)' });

export const tournaments = styled(kit.column, { paddingBlockEnd: vars.space.x2 });

export const tournament = style([
  opener,
  { minHeight: '44px', paddingInlineStart: vars.space.x6, borderRadius: 0 },
]);

export const tournamentName = styled(kit.grow);

export const content = style({ padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x4}` });
