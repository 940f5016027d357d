import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const whole = styled(kit.text.sm, { display: 'grid', gap: vars.space.x1 });

export const words = styled(kit.figure, {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'baseline',
  gap: vars.space.x2,
});

export const value = styled(kit.strong);

export const away = styled(value, { textAlign: 'end' });

export const label = styled(kit.muted, { textAlign: 'center' });

export const bar = style({ width: '100%', height: '8px' });
