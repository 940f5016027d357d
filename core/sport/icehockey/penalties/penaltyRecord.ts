import { type BySide, bySide } from '../../../side.ts';
import { runningAt } from '../../common/exclusion.ts';
import type { AssessedPenalty, GoalOfPlay } from './assessedPenalty.ts';
import { type ManpowerSpan, manpowerSpans, type OvertimePlay } from './manpower.ts';
import { type ServedPenalties, type ServedPenalty, servePenalties } from './penaltyBox.ts';

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

/** A penalty being served. */
export interface RunningPenalty extends ServedPenalty {
  /** Seconds of play left. */
  readonly remaining: number;
}

const withRemaining = (penalty: ServedPenalty, remaining: number): RunningPenalty => ({
  ...penalty,
  remaining,
});

/** The penalties being served at a second of play, by side, first to end first. */
export const countdownAt = (
  served: readonly ServedPenalty[],
  at: number,
): BySide<readonly RunningPenalty[]> =>
  bySide((side) =>
    runningAt(
      served.filter((one) => one.side === side),
      at,
    ).map((one) => withRemaining(one, one.until - at)),
  );
