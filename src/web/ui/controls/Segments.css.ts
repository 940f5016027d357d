import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { option } from './RadioRow.css.ts';

export const row = style({
  // Equally wide; in large letters stacked instead of broken.
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  marginTop: vars.space.x1,
  padding: '3px',
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});

export const segment = styled(kit.target, option, {
  display: 'grid',
  flex: '1 1 0',
  minWidth: 'min-content',
  placeItems: 'center',
  overflowWrap: 'normal',
  padding: `0 ${vars.space.x2}`,
  borderRadius: vars.radius.sm,
  textAlign: 'center',
  lineHeight: 1.2,
});
