import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = style({ position: 'relative', display: 'grid' });

export const sign = styled(kit.muted, {
  position: 'absolute',
  insetInlineStart: vars.space.x3,
  insetBlockStart: '15px',
  pointerEvents: 'none',
});

export const input = styled(kit.control, {
  minWidth: 0,
  width: '100%',
  minHeight: '50px',
  padding: `0 44px 0 ${vars.space.x10}`,
  appearance: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = styled(kit.centred, kit.bare, kit.rounded.md, kit.muted, {
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlockStart: '3px',
  width: '44px',
  height: '44px',
  padding: 0,
  ':hover': { color: vars.color.text },
});
