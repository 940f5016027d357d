import { type BySide, mapSides } from '../../../side.ts';
import type { ServedPenalty } from './penaltyBox.ts';

/** Whose penalties are on the clock from a second of play on, until the next one's. */
export interface OnClockFrom {
  readonly from: number;
  readonly onClock: BySide<readonly ServedPenalty[]>;
}

const nobody: BySide<readonly ServedPenalty[]> = { home: [], away: [] };

/** Who is on the penalty clock through a match: anew at each second where it changes, and at the other seconds asked for. */
export const onClockThrough = (
  served: readonly ServedPenalty[],
  others: readonly number[],
): readonly OnClockFrom[] => {
  const short = served.filter(({ isShorthanded }) => isShorthanded).toSorted((a, b) => a.from - b.from);
  const moments = new Set([0, ...others, ...short.flatMap(({ from, until }) => [from, until])]);
  let next = 0;
  let onClock = nobody;
  return [...moments]
    .toSorted((a, b) => a - b)
    .map((at) => {
      const first = next;
      while (next < short.length && (short[next]?.from ?? at) <= at) next += 1;
      const come = short.slice(first, next);
      onClock = mapSides(onClock, (own, side) =>
        [...own, ...come.filter((one) => one.side === side)].filter(({ until }) => until > at),
      );
      return { from: at, onClock };
    });
};
