import { type BySide, bySide, mapSides, opponentOf } from '../../../side.ts';
import type { ServedPenalty } from './penaltyBox.ts';

/** The penalties on the clock from a second of play until the next span. */
interface OnClockSpan {
  readonly from: number;
  readonly onClock: BySide<readonly ServedPenalty[]>;
}

const nobody: BySide<readonly ServedPenalty[]> = { home: [], away: [] };

/** The penalties on the clock of a match: a span from each change, and from each of the other seconds. */
const onClockSpans = (
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

/** Skaters on the ice, goalies and their replacements not counted. */
export type Manpower = BySide<number>;

/** The manpower from a second of play until the next span, and the penalties behind it. */
export interface ManpowerSpan extends OnClockSpan {
  readonly skaters: Manpower;
}

/** The inputs of manpower besides the penalties. */
export interface OvertimePlay {
  /** The start of a three-on-three overtime, in seconds of play; null without one. */
  readonly threeOnThreeFrom: number | null;
  /** The stoppages of play, in seconds of play. */
  readonly stoppages: readonly number[];
}

const full = 5;
const fewest = 3;

const inRegulation = ({ onClock }: OnClockSpan): Manpower => mapSides(onClock, (own) => full - own.length);

const shortOf = ({ onClock }: OnClockSpan): BySide<number> =>
  mapSides(onClock, (own) => own.filter(({ isCoincidental }) => !isCoincidental).length);

/**
 * The manpower of a three-on-three overtime: each penalty gives the other side a skater, and a returning player makes it
 * four on four until the next stoppage (IIHF rule book 2023/24, rule 84.3). Coincidental penalties change nothing.
 */
const inOvertime = (stoppage: OnClockSpan, now: OnClockSpan): Manpower => {
  const then = shortOf(stoppage);
  const left = shortOf(now);
  return bySide((side) => {
    const more = Math.max(0, then[opponentOf(side)] - then[side]);
    const returned = Math.max(0, then[side] - left[side]);
    return Math.min(full, fewest + more + returned);
  });
};

const withSkaters = (span: OnClockSpan, skaters: Manpower): ManpowerSpan => ({ ...span, skaters });

/** The manpower of a match (reading 31): five minus one for each penalty on the clock, or by the rule of overtime. */
export const manpowerSpans = (
  served: readonly ServedPenalty[],
  { threeOnThreeFrom, stoppages }: OvertimePlay,
): readonly ManpowerSpan[] => {
  if (threeOnThreeFrom === null) {
    return onClockSpans(served, []).map((span) => withSkaters(span, inRegulation(span)));
  }
  const stops = new Set([threeOnThreeFrom, ...stoppages, ...served.map(({ assessedAt }) => assessedAt)]);
  const inPlay = [...stops].filter((at) => at >= threeOnThreeFrom);
  let stoppage: OnClockSpan | null = null;
  return onClockSpans(served, inPlay).map((span) => {
    if (span.from < threeOnThreeFrom) return withSkaters(span, inRegulation(span));
    if (stoppage === null || stops.has(span.from)) stoppage = span;
    return withSkaters(span, inOvertime(stoppage, span));
  });
};

/** The manpower at a second of play. */
export const manpowerAt = (spans: readonly ManpowerSpan[], at: number): Manpower =>
  spans.findLast(({ from }) => from <= at)?.skaters ?? { home: full, away: full };
