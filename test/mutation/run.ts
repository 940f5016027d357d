import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEquivalent } from './equivalent.ts';
import { mutantsOf } from './mutants.ts';
import { stratified } from './sample.ts';
import { scoreOfAll, scoreOfFolder, type Tally, told } from './score.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Mutation of the rules, by hand of this program: changes the sources under `core/live`, `core/sport` and `core/league` one
 * place at a time in a copy of the project, leaves out what does not compile or is known to do the same, runs the tests of
 * `test/core` that import the file, quickest first, then a short simulation where the live match is behind it, and prints
 * which changes nothing noticed.
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
const count = Number(asked('count', '100')) || Number.MAX_SAFE_INTEGER;

const mutantsUnder = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .toSorted()
    .map((path) => join(folder, path))
    .flatMap((path) => {
      const source = readFileSync(join(project, path), 'utf8');
      const lines = source.split('\n');
      return mutantsOf(path, source).filter((mutant) => !isEquivalent(mutant, lines));
    });

const strata = stratified(new Map(folders.map((folder) => [folder, mutantsUnder(folder)])), count, seed);
for (const { folder, size, sample } of strata)
  say(`${folder}: ${sample.length} of ${size} mutants, seed ${seed}`);

const workshop = await openWorkshop(project);
const tallies: Tally[] = [];
let invalid = 0;
try {
  for (const { size, sample } of strata) {
    let noticed = 0;
    let tried = 0;
    for (const [index, mutant] of sample.entries()) {
      const verdict = await workshop.judge(mutant);
      if (verdict === 'tests' || verdict === 'simulation') noticed += 1;
      if (verdict === 'invalid') invalid += 1;
      else tried += 1;
      const change = `${mutant.path}:${mutant.line}  ${mutant.was.replaceAll(/\s+/g, ' ').slice(0, 60)}  →  ${mutant.becomes.slice(0, 60)}`;
      say(
        `${String(index + 1).padStart(5)} ${(verdict === 'nothing' ? 'SURVIVED' : verdict).padEnd(10)} ${change}`,
      );
    }
    tallies.push({ size, tried, noticed });
  }
  say('');
  for (const [index, { folder }] of strata.entries()) {
    const tally = tallies[index];
    if (tally !== undefined)
      say(`${folder}: ${tally.noticed} of ${tally.tried} noticed, ${told(scoreOfFolder(tally))}`);
  }
  say(
    `all, each folder by its size: ${told(scoreOfAll(tallies))}, goal 85 %; ${invalid} more do not compile`,
  );
} finally {
  await workshop.close();
}
