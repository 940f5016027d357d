import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const opener = styled(kit.inlineRow.x1, kit.label, kit.target, {
  paddingInlineEnd: vars.space.x2,
  borderRadius: vars.radius.sm,
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
