import { style } from '@vanilla-extract/css';
import { clamped } from '../../theme/clamped.ts';
import { vars } from '../../theme/contract.css.ts';
import { onBoard } from '../board/onBoard.ts';

export const officials = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: `0 ${vars.space.x3}`,
  minHeight: '1.5em',
  fontSize: vars.size.sm,
  color: onBoard(84),
  textAlign: 'center',
});

export const group = style(clamped(2));

export const role = style({ fontWeight: vars.weight.bold });

export const retry = style({
  border: 0,
  padding: 0,
  background: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
  minHeight: '24px',
});
