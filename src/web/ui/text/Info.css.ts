import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const box = styled(kit.padded.x4, kit.rounded.md, {
  display: 'flex',
  gap: vars.space.x3,
  background: vars.brand.accentSurface,
  color: vars.color.text,
});

export const icon = styled(kit.rigid, kit.accented, { marginTop: '2px' });

export const title = styled(kit.strong);

export const text = styled(kit.text.sm);
