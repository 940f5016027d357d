import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: '44px',
  paddingInlineEnd: vars.space.x2,
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.text },
  },
  '@media': { print: { display: 'none' } },
});

export const sign = style({
  flex: 'none',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});
