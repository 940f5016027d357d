import { style } from '@vanilla-extract/css';
import { below, from } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';

export const liveMark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  lineHeight: 1.3,
  // Room for where the match is, which is known a moment later.
  '@media': { [below('lg')]: { minWidth: '7.25rem', justifyContent: 'end' } },
});

export const liveWord = styled(kit.inlineRow.x2, {
  color: vars.color.live,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const where = style({ fontSize: vars.size.sm, whiteSpace: 'nowrap' });

export const quietMark = styled(kit.line, kit.label, {
  // No word is broken for the check beside it.
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  lineHeight: 1.3,
  '@media': { [from('lg')]: { fontSize: '0.8125rem' } },
});

export const scored = style({ color: vars.color.edge });
