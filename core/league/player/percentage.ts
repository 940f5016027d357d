/** Rounds to some decimals, half up as written in decimals: 1.005 to two is 1.01. */
export const roundTo = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(12))) / scale + 0;
};

/** A share between 0 and 1 as a percentage with one decimal (specification §9: save and face-off percentages). */
export const percentageOfShare = (share: number): number => roundTo(share * 100, 1);

/**
 * A part of a whole in percent, one decimal (specification §9). 0 of 0 is the reported percentage, else 0 (specification §5); a
 * part of nothing is null, since the whole was not reported (reading 27).
 */
export const percentageOf = (part: number, whole: number, reported: number | null = null): number | null =>
  whole > 0
    ? percentageOfShare(Math.min(1, Math.max(0, part / whole)))
    : (reported ?? (part === 0 ? 0 : null));

const percentage =
  (whole: (value: number) => number) =>
  (made: number, missed: number): number => {
    if (made <= 0) return 0;
    return missed <= 0 ? 100 : whole((made * 100) / (made + missed));
  };

/** Shots made per hundred attempts in a live table (specification §5): 0 of none, 100 without a miss, else floored. */
export const livePercentage = percentage(Math.floor);

/** Shots made per hundred attempts in a season's table (specification §5, §9): as the live one, but rounded. */
export const seasonPercentage = percentage(Math.round);
