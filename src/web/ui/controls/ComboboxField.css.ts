import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const frame = style({ position: 'relative' });

export const box = styled(kit.control, {
  display: 'flex',
  minHeight: '48px',
  overflow: 'hidden',
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const input = styled(kit.grow, {
  padding: `0 0 0 ${vars.space.x4}`,
  border: 0,
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
});

export const toggle = styled(kit.centred, kit.bare, {
  width: '44px',
  ':focus-visible': { outlineOffset: '-4px' },
});
