import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = style({ position: 'relative', display: 'grid' });

export const sign = style({
  position: 'absolute',
  insetInlineStart: vars.space.x3,
  insetBlockStart: '15px',
  color: vars.color.muted,
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

export const clear = styled(kit.bare, {
  position: 'absolute',
  insetInlineEnd: '2px',
  insetBlockStart: '3px',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
});
