import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mutant, mutantsOf } from './mutants.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Mutation of the rules, by hand of this program: changes the sources under `core/live`, `core/sport` and `core/league` one
 * place at a time in a copy of the project, runs the tests of `test/core` that the file is behind, and prints which changes
 * no test noticed.
 *
 * npm run mutate -- [--count N] [--seed S] [--under core/live]   100 mutants of seed 1 unless told; --count 0: all
 */
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const asked = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};

const project = process.cwd();
const folders = asked('under', 'core/live,core/sport,core/league').split(',');
const seed = Number(asked('seed', '1'));
const count = Number(asked('count', '100'));

const sources = folders.flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path)),
);

/** The list in an order that the seed decides. */
const shuffled = (all: readonly Mutant[]): readonly Mutant[] => {
  let state = seed;
  const rank = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return all
    .map((mutant) => ({ mutant, rank: rank() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ mutant }) => mutant);
};

const all = sources.toSorted().flatMap((path) => mutantsOf(path, readFileSync(join(project, path), 'utf8')));
const sample = shuffled(all).slice(0, count === 0 ? all.length : count);
say(
  `${all.length} mutants in ${sources.length} files of ${folders.join(', ')}; ${sample.length} of them, seed ${seed}`,
);

const workshop = openWorkshop(project);
const tally = new Map(folders.map((folder) => [folder, { noticed: 0, tried: 0 }]));
const percent = (noticed: number, tried: number): string =>
  `${noticed} of ${tried} noticed, ${((100 * noticed) / Math.max(1, tried)).toFixed(1)} %`;
try {
  if (!workshop.holds([...new Set(sample.map(({ path }) => path))]))
    throw new Error('the tests fail without any mutant');
  for (const [index, mutant] of sample.entries()) {
    const isNoticed = workshop.notices(mutant);
    const own = tally.get(folders.find((folder) => mutant.path.startsWith(`${folder}/`)) ?? '');
    if (own !== undefined) {
      own.tried += 1;
      if (isNoticed) own.noticed += 1;
    }
    const change = `${mutant.path}:${mutant.line}  ${mutant.was.replaceAll(/\s+/g, ' ').slice(0, 60)}  →  ${mutant.becomes.slice(0, 60)}`;
    say(`${String(index + 1).padStart(4)} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${change}`);
  }
  for (const [folder, { noticed, tried }] of tally) say(`${folder}: ${percent(noticed, tried)}`);
  const sums = [...tally.values()];
  const noticed = sums.reduce((sum, one) => sum + one.noticed, 0);
  say(`all: ${percent(noticed, sample.length)} (goal 85 %)`);
} finally {
  workshop.close();
}
