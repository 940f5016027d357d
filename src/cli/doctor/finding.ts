/** `good`: as it should be. `odd`: the site does without it. `wrong`: something would not work. */
export type Grade = 'good' | 'odd' | 'wrong';

/** Something that was looked at. */
export interface Finding {
  readonly grade: Grade;
  /** A sentence without line breaks, and what belongs to it. */
  readonly lines: readonly string[];
}

/** What was found, in a line, and what belongs to it. */
export const finding = (grade: Grade, ...lines: readonly string[]): Finding => ({ grade, lines });
