import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { overlay } from '../overlay.css.ts';

/** The list of a control, at most 310 px high (specification §9). */
export const menu = styled(overlay, kit.padded.x1, kit.rounded.md, {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 4px)',
  maxHeight: '310px',
  overflowY: 'auto',
  selectors: { '&[hidden]': { display: 'none' }, '&:empty': { display: 'none' } },
});

/** Stands where the list would: no option matches. */
export const nothing = styled(menu, kit.padded.x4, { display: 'block', color: vars.color.muted });

export const option = styled(kit.row.x3, kit.target, kit.between, kit.rounded.sm, {
  padding: `${vars.space.x1} ${vars.space.x3}`,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.brand.accentSurface },
    '&[data-chosen]': { fontWeight: vars.weight.bold },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const check = styled(kit.rigid, kit.accented);
