/** Rounds to so many decimals, a half upwards as it is written in decimals: 1.005 to two is 1.01. */
export const roundTo = (value: number, decimals: number): number => {
  const scale = 10 ** decimals;
  return Math.round(Number((value * scale).toPrecision(12))) / scale + 0;
};

/** A share between 0 and 1 as a percentage with one decimal (specification §9: save and face-off percentages). */
export const percentageOfShare = (share: number): number => roundTo(share * 100, 1);

const percentage =
  (whole: (value: number) => number) =>
  (made: number, missed: number): number => {
    if (made <= 0) return 0;
    return missed <= 0 ? 100 : whole((made * 100) / (made + missed));
  };

/** Made shots per hundred attempts in a live table (specification §5): 0 of none, 100 without a miss, else floored. */
export const livePercentage = percentage(Math.floor);

/** Made shots per hundred attempts in a season's table (specification §5, §9): as the live one, but rounded. */
export const seasonPercentage = percentage(Math.round);
