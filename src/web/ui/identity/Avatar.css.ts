import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const picture = styled(kit.rigid, kit.rounded.pill, {
  objectFit: 'cover',
  objectPosition: 'top',
  background: vars.color.sunken,
});

export const ground = styled(kit.rigid, { fill: vars.brand.accentSurface });

export const letters = styled(kit.strong, {
  fill: vars.brand.accent,
  fontSize: '15px',
  textAnchor: 'middle',
});
