import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Mutant } from './mutants.ts';

/** A copy of the project in which sources are changed and tests run; the project itself is never touched. */
export interface Workshop {
  /** Whether the tests of `test/core` that a mutant's file is behind fail with it, or do not end. */
  readonly notices: (mutant: Mutant) => boolean;
  /** Whether the tests that some files are behind hold as they are. */
  readonly holds: (paths: readonly string[]) => boolean;
  readonly close: () => void;
}

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

/** Of the tests those of core alone are tried. */
const isWanted = (path: string): boolean =>
  !/\.spec\.tsx?$/.test(path) || /[\\/]test[\\/]core[\\/]/.test(path);

/** Seconds of the processor's time that a run of the tests may take: a mutant that never ends is noticed by that. */
const mostSeconds = 240;

/** Opens a workshop under the machine's folder for temporary files. */
export const openWorkshop = (project: string): Workshop => {
  const place = mkdtempSync(join(tmpdir(), 'kampdag-mutants-'));
  for (const path of copied)
    cpSync(join(project, path), join(place, path), { recursive: true, filter: isWanted });
  // Some tests ask git which files there are.
  execFileSync('git', ['init', '--quiet'], { cwd: place });
  const packages = join(project, 'node_modules');
  mkdirSync(join(place, 'node_modules', '@kampdag'), { recursive: true });
  for (const name of readdirSync(packages).filter((one) => one !== '@kampdag')) {
    symlinkSync(join(packages, name), join(place, 'node_modules', name));
  }
  symlinkSync('../../core', join(place, 'node_modules', '@kampdag', 'core'));

  const fails = (args: readonly string[]): boolean =>
    spawnSync(
      'bash',
      [
        '-c',
        `ulimit -t ${mostSeconds}; exec "$@"`,
        'bash',
        process.execPath,
        resolve(packages, 'vitest/vitest.mjs'),
        ...args,
        '--bail=1',
        '--maxWorkers=1',
        '--reporter=dot',
      ],
      { cwd: place, stdio: 'ignore' },
    ).status !== 0;

  return {
    notices: (mutant) => {
      const { path, start, end, becomes } = mutant;
      const source = readFileSync(join(project, path), 'utf8');
      writeFileSync(join(place, path), source.slice(0, start) + becomes + source.slice(end));
      try {
        return fails(['related', path, '--run']);
      } finally {
        writeFileSync(join(place, path), source);
      }
    },
    holds: (paths) => !fails(['related', ...paths, '--run']),
    close: () => rmSync(place, { recursive: true, force: true }),
  };
};
