import { type BySide, mapSides } from '../../../side.ts';
import type { ServedPenalty } from './penaltyBox.ts';

/** The penalties on the clock from a second of play until the next span. */
export interface OnClockSpan {
  readonly from: number;
  readonly onClock: BySide<readonly ServedPenalty[]>;
}

const nobody: BySide<readonly ServedPenalty[]> = { home: [], away: [] };

/** The penalties on the clock of a match: a span from each change, and from each of the other seconds. */
export const onClockSpans = (
  served: readonly ServedPenalty[],
  others: readonly number[],
): readonly OnClockSpan[] => {
  const short = served.filter(({ isShorthanded }) => isShorthanded).toSorted((a, b) => a.from - b.from);
  const moments = new Set([0, ...others, ...short.flatMap(({ from, until }) => [from, until])]);
  let next = 0;
  let onClock = nobody;
  return [...moments]
    .toSorted((a, b) => a - b)
    .map((at) => {
      const first = next;
      while (next < short.length && (short[next]?.from ?? at) <= at) next += 1;
      const added = short.slice(first, next);
      onClock = mapSides(onClock, (own, side) =>
        [...own, ...added.filter((one) => one.side === side)].filter(({ until }) => until > at),
      );
      return { from: at, onClock };
    });
};
