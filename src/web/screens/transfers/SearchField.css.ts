import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = styled(kit.row.x2, {
  maxWidth: '32rem',
  minHeight: '48px',
  paddingInline: `${vars.space.x4} 2px`,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
  '@media': { print: { display: 'none' } },
});

export const sign = style({ flex: 'none', color: vars.color.muted });

export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '44px',
  border: 0,
  background: 'transparent',
  outline: 'none',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
