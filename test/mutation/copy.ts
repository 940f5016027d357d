import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const copied = [
  'core',
  'fixtures',
  'src',
  'test',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
];

/** How much seldomer than else a property is tried: a mutant is noticed soon or hardly, and many are tried. */
const seldom = 5;
const fewestRuns = 20;

/** Where a property says how often it is tried. */
const asksForRuns = /\bnumRuns: (\d+)/g;

const quicken = (folder: string): void => {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.spec.ts')) continue;
    const file = join(folder, path);
    const fewer = (_: string, runs: string): string =>
      `numRuns: ${Math.max(fewestRuns, Math.round(Number(runs) / seldom))}`;
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(asksForRuns, fewer));
  }
};

/** A copy of the project under the machine's folder for temporary files; packages are shared, and properties are tried less often. Gives its place. */
export const copyOf = (project: string): string => {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'kampdag-mutants-')));
  for (const path of copied) cpSync(join(project, path), join(place, path), { recursive: true });
  quicken(join(place, 'test', 'core'));
  // Some tests ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: place });
  const packages = join(project, 'node_modules');
  mkdirSync(join(place, 'node_modules', '@kampdag'), { recursive: true });
  for (const name of readdirSync(packages).filter((one) => one !== '@kampdag'))
    symlinkSync(join(packages, name), join(place, 'node_modules', name));
  symlinkSync('../../core', join(place, 'node_modules', '@kampdag', 'core'));
  return place;
};
