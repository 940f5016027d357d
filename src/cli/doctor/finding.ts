/** `good`: as it should be. `odd`: the site works without it. `wrong`: something would not work. */
export type Grade = 'good' | 'odd' | 'wrong';

/** The result of a check. */
export interface Finding {
  readonly grade: Grade;
  /** A sentence without line breaks, then details. */
  readonly lines: readonly string[];
}

/** A finding with a sentence and its details. */
export const finding = (grade: Grade, ...lines: readonly string[]): Finding => ({ grade, lines });
