import type { StyleRule } from '@vanilla-extract/css';
import { below, from } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A board is this narrow, in its own text's measure, where somebody reads in large letters: two teams and a score are too much for a line. */
const tooNarrow = { phone: '(max-width: 15rem)', wider: '(max-width: 30rem)' } as const;

/** The two teams with what stands between them; in large letters both teams, and that under them. */
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

/** For the columns, in large letters. */
export const pairInLargeLetters = inLargeLetters(pair);

/** For what stands between the teams, in large letters. */
export const underInLargeLetters = inLargeLetters(under);
