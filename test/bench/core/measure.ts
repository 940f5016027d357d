/** The ways to time against one another, by name. */
export type Ways = Readonly<Record<string, () => unknown>>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Nanoseconds of processor time of this process, garbage collection included; unaffected by other processes. */
export const spentSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
};

/** Median nanoseconds of each way; the ways alternate within a round, and the first rounds warm up. */
export const measure = (ways: Ways, rounds: number, warmUp = 2): Readonly<Record<string, number>> => {
  const times = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      const start = spentSoFar();
      way();
      const spent = spentSoFar() - start;
      if (round >= warmUp) times.get(name)?.push(spent);
    }
  }
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]));
};

/** The slope of a line through both logarithms: 1 if the cost grows linearly. */
export const logLogSlope = (points: readonly (readonly [size: number, cost: number])[]): number => {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const x = logs.reduce((sum, [size]) => sum + size, 0) / logs.length;
  const y = logs.reduce((sum, [, cost]) => sum + cost, 0) / logs.length;
  const rise = logs.reduce((sum, [size, cost]) => sum + (size - x) * (cost - y), 0);
  const run = logs.reduce((sum, [size]) => sum + (size - x) ** 2, 0);
  return rise / run;
};

/** One line: the name, the cost, and its ratio to the floor. */
export const line = (name: string, cost: string, ratio: number, goal: string): void =>
  console.log(`  ${name.padEnd(34)} ${cost.padStart(10)}   ${ratio.toFixed(2).padStart(6)} ×   ${goal}`);
