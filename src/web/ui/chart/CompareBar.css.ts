import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';

export const whole = style({ display: 'grid', gap: vars.space.x1, fontSize: vars.size.sm });

export const words = styled(kit.figure, {
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'baseline',
  gap: vars.space.x2,
});

export const value = style({ fontWeight: vars.weight.bold });

export const away = style([value, { textAlign: 'end' }]);

export const label = style({ color: vars.color.muted, textAlign: 'center' });

export const bar = style({ width: '100%', height: '8px' });
