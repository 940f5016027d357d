import { either } from 'fp-ts';
import { type FaultKind, faultKinds } from './case.ts';

/** What `npm run simulate -- …` was asked to do. */
export interface SimulateArguments {
  readonly runs: number;
  readonly seed: number;
  readonly from: number;
  readonly only: FaultKind | null;
}

export const simulateUsage = `Usage: npm run simulate -- [--runs N] [--seed S] [--from RUN] [--only FAULT]

  --runs N      how many runs, 20000 unless told
  --seed S      a whole number that decides every run, 1 unless told
  --from RUN    the number of the first run: with --runs 1, that run alone
  --only FAULT  one kind of fault alone: ${faultKinds.join(', ')}`;

/** Reads the command line; the reason, in words, when it cannot be followed. */
export const parseSimulateArguments = (args: readonly string[]): either.Either<string, SimulateArguments> => {
  const numbers = { runs: 20_000, seed: 1, from: 0 };
  let only: FaultKind | null = null;
  const words = args.flatMap((word) => (word.startsWith('--') ? word.split('=') : [word]));
  for (let index = 0; index < words.length; index += 2) {
    const [name = '', value] = words.slice(index, index + 2);
    if (value === undefined) return either.left(`${name} wants a value`);
    const number = (['runs', 'seed', 'from'] as const).find((known) => name === `--${known}`);
    if (number !== undefined) {
      if (!/^\d{1,9}$/.test(value)) return either.left(`${name} wants a whole number, not ${value}`);
      numbers[number] = Number(value);
    } else if (name === '--only') {
      only = faultKinds.find((kind) => kind === value) ?? null;
      if (only === null)
        return either.left(`no fault is called ${value}; there are ${faultKinds.join(', ')}`);
    } else return either.left(`unknown option ${name}`);
  }
  return either.right({ ...numbers, only });
};
