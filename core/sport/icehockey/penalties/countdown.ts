import { type BySide, bySide } from '../../../side.ts';
import type { ServedPenalty } from './penaltyBox.ts';

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
    served
      .filter((one) => one.side === side && one.from <= at && at < one.until)
      .map((one) => withRemaining(one, one.until - at))
      .toSorted((a, b) => a.remaining - b.remaining),
  );
