import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Company } from './gatewayBeside.ts';
import type { Latencies, Load } from './gatewayLoad.ts';

const run = promisify(execFile);

/** Asks at a fixed rate from the core that no server is on. */
export const askAtRate = async (load: Load): Promise<Latencies> => {
  const { stdout } = await run('taskset', [
    '-c',
    '1',
    process.execPath,
    '--import',
    'tsx',
    join(import.meta.dirname, 'gatewayAsk.ts'),
    JSON.stringify(load),
  ]);
  return JSON.parse(stdout) as Latencies;
};

/** Who is asked, and what goes on beside it. */
export interface Paced {
  readonly name: string;
  readonly port: number;
  readonly path: string;
  /** Begins whatever goes on meanwhile. */
  readonly beside?: () => Promise<Company>;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const milliseconds = (numbers: readonly number[]): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return `${median(numbers).toFixed(1)} ms (${least.toFixed(1)} to ${most.toFixed(1)})`;
};

/**
 * Asks all of them in turn at one rate, in rounds, and prints medians with the least and the most. The same questions by the same generator
 * in the same minutes: what nginx and a bare server take is the floor that machine and generator leave.
 */
export const printPaced = async (
  all: readonly Paced[],
  load: Omit<Load, 'port' | 'path'>,
  rounds: number,
): Promise<void> => {
  const measured = all.map((paced) => ({ paced, found: [] as Latencies[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { paced, found } of measured) {
      const company = await paced.beside?.();
      found.push(await askAtRate({ ...load, port: paced.port, path: paced.path }));
      company?.end();
    }
  }
  console.log(
    `at ${load.rate.toLocaleString('en')} /s, from when each question was due: medians of ${rounds} rounds of ${load.seconds} s (least to most)`,
  );
  for (const { paced, found } of measured) {
    const lost = found.reduce((sum, { asked, answered }) => sum + asked - answered, 0);
    console.log(
      `${paced.name.padEnd(42)} p50 ${median(found.map(({ p50 }) => p50)).toFixed(2)} ms   p99 ${milliseconds(found.map(({ p99 }) => p99))}   asked late, p99 ${median(found.map(({ late }) => late)).toFixed(1)} ms${lost > 0 ? `   ${lost} not answered` : ''}`,
    );
  }
};
