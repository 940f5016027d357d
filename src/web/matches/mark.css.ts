import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { kit, styled } from '../theme/primitives.css.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

const narrow = below('lg');

export const liveMark = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x1,
  lineHeight: 1.3,
  '@media': { [narrow]: { flexWrap: 'nowrap', alignItems: 'center' } },
});

export const liveWord = styled(kit.inlineRow.x2, {
  color: vars.color.live,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const where = style({
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { fontSize: vars.size.xs, fontWeight: vars.weight.bold, color: vars.color.live },
  },
});

/** A match's state in one word. */
export const word = style({});

globalStyle(`${liveMark}:has(${where}) ${word}`, { '@media': { [narrow]: visuallyHidden } });

export const quietMark = styled(kit.line, kit.label, {
  // Wraps before the check mark breaks a word.
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  lineHeight: 1.3,
});

export const scored = style({ color: vars.color.edge });
