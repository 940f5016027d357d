import { vars } from '../theme/contract.css.ts';

/** What a match's row on a narrow screen measures, in a list and in a table alike. */
export const rowMeasures = {
  /** The column of start and state. */
  when: '4.5rem',
  name: '0.9375rem',
  goals: vars.size.score,
  state: vars.size.xs,
} as const;
