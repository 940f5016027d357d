import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const opener = styled(kit.inlineRow.x1, kit.label, kit.target, kit.rounded.sm, kit.screenOnly, {
  paddingInlineEnd: vars.space.x2,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.text },
  },
});

export const sign = styled(kit.rigid, {
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(90deg)' } },
});
