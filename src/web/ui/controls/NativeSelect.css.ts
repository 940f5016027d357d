import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { control } from './field.css.ts';

export const box = styled({ position: 'relative', display: 'inline-grid' });

export const select = styled(control, kit.shrinking, {
  appearance: 'none',
  paddingInlineEnd: vars.space.x10,
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
});

export const sign = styled({
  position: 'absolute',
  insetInlineEnd: vars.space.x3,
  insetBlockStart: 'calc(50% - 10px)',
  pointerEvents: 'none',
});
