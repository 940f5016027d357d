import type { AssessedPenalty, GoalOfPlay } from './assessedPenalty.ts';
import { type ManpowerSpan, manpowerSpans, type OvertimePlay } from './manpower.ts';
import { type ServedPenalties, servePenalties } from './penaltyBox.ts';

/** The reported penalties and goals of a match, live or on its sheet. */
export interface PenaltyReport extends OvertimePlay {
  readonly penalties: readonly AssessedPenalty[];
  /** Goals, shootout excluded. */
  readonly goals: readonly GoalOfPlay[];
  /** Seconds of play without overtime. */
  readonly regulation: number;
}

/** The penalties of a match as served, its goals and its manpower. */
export interface PenaltyRecord extends ServedPenalties {
  readonly manpower: readonly ManpowerSpan[];
}

/**
 * Computes penalty times and manpower, for the live page, the finished page and statistics alike (reading 31). Read it by
 * `countdownAt`, `manpowerAt` and `powerPlaysIn`.
 */
export const penaltyRecordOf = ({
  penalties,
  goals,
  regulation,
  ...overtime
}: PenaltyReport): PenaltyRecord => {
  const record = servePenalties(penalties, goals, regulation);
  return { ...record, manpower: manpowerSpans(record.served, overtime) };
};
