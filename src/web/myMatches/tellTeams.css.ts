import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const section = styled(kit.stack.x1);

export const choice = styled(kit.row.x3, kit.target, kit.strong);

export const box = styled({
  width: '1.25rem',
  height: '1.25rem',
  flex: 'none',
  accentColor: vars.brand.accent,
});

export const text = styled(kit.label, { maxWidth: '40rem' });
