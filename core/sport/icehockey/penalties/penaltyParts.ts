/** The parts of a player's penalties. */
export interface PenaltyParts {
  /** Seconds of each minor. */
  readonly minors: readonly number[];
  readonly majors: number;
  readonly misconducts: number;
  /** Whether there is a game misconduct or match penalty. */
  readonly isEjected: boolean;
}

/** Seconds of a minor, a major and a misconduct (IIHF rule book 2023/24, rules 16, 20 and 22). */
export const penaltySeconds = { minor: 120, major: 300, misconduct: 600 } as const;

/** The most minutes of one report: twice 2+2+5+10+20, rounded up. */
const mostMinutes = 80;

const nothing: PenaltyParts = { minors: [], majors: 0, misconducts: 0, isEjected: false };

/**
 * The parts of a number of minutes: 4 is 2+2, 12 is 2+10, 25 is 5+20 (a major or match penalty and the ejection). An odd
 * number below five is one minor, as in youth rules. An impossible number has no parts.
 */
const partsOfOne = (minutes: number): PenaltyParts => {
  if (!(minutes > 0 && minutes <= mostMinutes)) return nothing;
  const belowMisconduct = minutes % 10;
  const majors = belowMisconduct >= 5 && belowMisconduct % 2 === 1 ? 1 : 0;
  const left = belowMisconduct - 5 * majors;
  const minors = left % 2 === 0 ? Array.from({ length: left / 2 }, () => penaltySeconds.minor) : [left * 60];
  return { minors, majors, misconducts: minutes % 20 >= 10 ? 1 : 0, isEjected: minutes >= 20 };
};

/** The sum of the parts of several reports. */
export const penaltyParts = (minutes: readonly number[]): PenaltyParts => {
  const parts = minutes.map(partsOfOne);
  const sum = (of: (one: PenaltyParts) => number): number => parts.reduce((total, one) => total + of(one), 0);
  return {
    minors: parts.flatMap(({ minors }) => minors),
    majors: sum(({ majors }) => majors),
    misconducts: sum(({ misconducts }) => misconducts),
    isEjected: parts.some(({ isEjected }) => isEjected),
  };
};
