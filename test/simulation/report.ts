import { faultKinds, type SimulatedCase } from './case.ts';
import type { Violation } from './checks.ts';
import { metPairs, type Tally } from './tally.ts';

const padded = (text: string | number, width: number): string => String(text).padStart(width);

/** The matrix of runs in which two faults occurred together, or one on the diagonal. */
const matrix = ({ single, pairs }: Tally): string => {
  const width = Math.max(4, ...single.map((runs) => String(runs).length)) + 1;
  const names = Math.max(...faultKinds.map((kind) => kind.length)) + 4;
  const head = `${' '.repeat(names)}${faultKinds.map((_, index) => padded(index + 1, width)).join('')}`;
  const rows = faultKinds.map((kind, row) => {
    const cells = faultKinds.map((_, column) => {
      if (column === row) return padded(single[row] ?? 0, width);
      return padded(column > row ? (pairs[row]?.[column] ?? 0) : '', width);
    });
    return `${padded(row + 1, 2)} ${kind.padEnd(names - 3)}${cells.join('')}`;
  });
  return [head, ...rows].join('\n');
};

/** Prints the tally of a campaign. */
export const printTally = (tally: Tally, seconds: number): string => {
  const { runs, messages, deliveries, checks } = tally;
  const pairs = metPairs(tally);
  const rarest = pairs.slice(0, 5).map(({ first, second, runs: times }) => `${first} + ${second} ${times}`);
  const never = pairs.filter(({ runs: times }) => times === 0);
  return [
    `${runs} runs, ${messages} messages, ${deliveries} deliveries, ${checks} times shown and checked`,
    `${seconds.toFixed(1)} s, ${Math.round(runs / Math.max(0.001, seconds))} runs a second`,
    '',
    'In how many runs each fault (diagonal) and each pair of faults occurred:',
    matrix(tally),
    '',
    `${pairs.length} pairs, ${never.length} of which never occurred; the rarest: ${rarest.join(', ')}`,
  ].join('\n');
};

/** Prints a failing case; its JSON goes into `test/simulation/regressions/NAME.json`. */
export const printFailure = (
  { seed, run }: { readonly seed: number; readonly run: number },
  violation: Violation,
  shrunk: SimulatedCase,
): string =>
  [
    `A law does not hold: the live match ${violation.law}`,
    `  ${violation.detail}`,
    `Found by --seed ${seed} --from ${run} --runs 1. The smallest case that fails has ${shrunk.messages.length} messages and ` +
      `${shrunk.faults.length} faults on the line. To pin it as a test, save it as test/simulation/regressions/NAME.json:`,
    JSON.stringify(shrunk),
  ].join('\n');
