import type { StyleRule } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The board's text colour at an opacity, in per cent. */
export const onBoard = (share: number): string =>
  `color-mix(in srgb, ${vars.brand.onHeader} ${share}%, transparent)`;

/** Widths of the board, in its own text's rem, at which two teams and a score no longer fit one line (large text). */
const tooNarrow = { phone: '(max-width: 15rem)', wider: '(max-width: 30rem)' } as const;

/** The two teams with the score between them; at large text sizes the score goes below both. */
export const boardColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x2,
} satisfies StyleRule;

const under = { gridRow: 2, gridColumn: '1 / -1', minWidth: 0, justifySelf: 'center' } as const;
const pair = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;

const inLargeLetters = (rule: StyleRule): StyleRule => ({
  '@media': {
    [below('sm')]: { '@container': { [tooNarrow.phone]: rule } },
    [from('sm')]: { '@container': { [tooNarrow.wider]: rule } },
  },
});

/** Columns of the two teams at large text sizes. */
export const pairInLargeLetters = inLargeLetters(pair);

/** The score below the teams at large text sizes. */
export const underInLargeLetters = inLargeLetters(under);
