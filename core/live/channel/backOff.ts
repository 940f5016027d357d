/** Milliseconds before reconnecting after the n-th failure in a row: none, then 1 s doubling to 30 s. */
export const backOff = (failures: number): number =>
  failures <= 1 ? 0 : Math.min(30_000, 1000 * 2 ** (failures - 2));
