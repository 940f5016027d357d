import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { option } from './RadioRow.css.ts';

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '2px',
  marginTop: vars.space.x1,
  padding: '3px',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const segment = styled(kit.target, option, {
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  lineHeight: 1.2,
});
