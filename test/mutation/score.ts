/** What was seen of a folder. */
export interface Tally {
  /** How many mutants the folder has. */
  readonly size: number;
  readonly tried: number;
  readonly noticed: number;
}

/** A share, and the interval that holds the whole folder's share in 95 of 100 samples; each from 0 to 1. */
export interface Score {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

const z = 1.96;

/** Wilson's interval. */
export const scoreOfFolder = ({ tried, noticed }: Tally): Score => {
  const share = noticed / Math.max(1, tried);
  const spread = z ** 2 / Math.max(1, tried);
  const middle = (share + spread / 2) / (1 + spread);
  const half =
    (Math.sqrt((share * (1 - share)) / Math.max(1, tried) + spread / (4 * Math.max(1, tried))) * z) /
    (1 + spread);
  return { share, from: middle - half, to: middle + half };
};

/** Of several folders, each by its size. */
export const scoreOfAll = (tallies: readonly Tally[]): Score => {
  const all = tallies.reduce((sum, { size }) => sum + size, 0);
  const weighted = tallies.map((tally) => ({ weight: tally.size / Math.max(1, all), ...tally }));
  const share = weighted.reduce((sum, one) => sum + one.weight * (one.noticed / Math.max(1, one.tried)), 0);
  const variance = weighted.reduce((sum, { weight, noticed, tried }) => {
    const own = noticed / Math.max(1, tried);
    return sum + (weight ** 2 * own * (1 - own)) / Math.max(1, tried);
  }, 0);
  const half = z * Math.sqrt(variance);
  return { share, from: share - half, to: Math.min(1, share + half) };
};

const percent = (part: number): string => (100 * part).toFixed(1);

/** As a line says it: `87.3 % (83.1 to 90.6)`. */
export const told = ({ share, from, to }: Score): string =>
  `${percent(share)} % (${percent(from)} to ${percent(to)})`;
