import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { kit, styled } from '../../theme/primitives.css.ts';
import { onBoard } from './onBoard.ts';

/** Reserves the buttons' room while the broadcast loads. */
export const actions = styled(kit.row.x3, kit.target, {
  flexWrap: 'wrap',
  justifyContent: 'center',
  '@media': { print: { display: 'none' } },
});

const action = styled(kit.inlineRow.x2, kit.target, {
  justifyContent: 'center',
  borderRadius: vars.radius.md,
  border: `1px solid ${onBoard(45)}`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  ':hover': { background: onBoard(14) },
  ':focus-visible': { outlineColor: vars.brand.onHeader },
});

/** Specification §2: 140 px. */
export const stream = style([
  action,
  {
    width: '140px',
    borderColor: vars.brand.onHeader,
    background: vars.brand.onHeader,
    color: vars.brand.header,
    ':hover': { background: onBoard(86) },
  },
]);

export const plays = style([
  action,
  {
    padding: `0 ${vars.space.x3}`,
    lineHeight: 1.2,
    '@media': {
      [below('sm')]: { maxWidth: '9.25rem', padding: `0 ${vars.space.x2}`, fontSize: '0.8125rem' },
    },
  },
]);

globalStyle(`${plays} > svg`, { flex: 'none' });
