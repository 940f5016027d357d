import type { AssessedPenalty, GoalOfPlay } from './assessedPenalty.ts';
import { type ManpowerFrom, manpowerThrough, type Rink } from './manpower.ts';
import { type BoxRecord, servePenalties } from './penaltyBox.ts';

/** What was reported of a match, live or on its sheet, that penalties and manpower follow from. */
export interface Reported extends Rink {
  readonly penalties: readonly AssessedPenalty[];
  /** Goals of play; shootouts have none. */
  readonly goals: readonly GoalOfPlay[];
  /** Seconds of play that the match lasts without overtime. */
  readonly regulation: number;
}

/** The penalties of a match as they are served, its goals, and the manpower through it. */
export interface PenaltyRecord extends BoxRecord {
  readonly through: readonly ManpowerFrom[];
}

/**
 * The one place where penalties become time in the box and skaters on the ice: for the live page, the finished page and
 * statistics (reading 31). Read it by `countdownAt`, `manpowerAt` and `powerPlaysIn`.
 */
export const penaltyRecordOf = ({ penalties, goals, regulation, ...rink }: Reported): PenaltyRecord => {
  const record = servePenalties(penalties, goals, regulation);
  return { ...record, through: manpowerThrough(record.served, rink) };
};
