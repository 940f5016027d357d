import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../support/sources.ts';
import { copyOf } from './copy.ts';
import type { Mutant } from './mutants.ts';
import { relatedTests } from './related.ts';
import { openTests } from './tests.ts';

/** What noticed a mutant first, if anything did; one that is `invalid` has no sound types and is no program at all. */
export type Verdict = 'invalid' | 'tests' | 'simulation' | 'nothing';

/** A copy of the project in which sources are changed and tests run; the project itself is never touched. */
export interface Workshop {
  readonly judge: (mutant: Mutant) => Promise<Verdict>;
  readonly close: () => Promise<void>;
}

/** Simulated matches that a mutant of the live core has to pass; the tests of the simulation try 20,000. */
const simulatedRuns = '200';

const isOfCore = (test: string): boolean => test.startsWith('test/core/');

/** Opens a workshop; throws where the tests of core fail without any mutant. */
export const openWorkshop = async (project: string): Promise<Workshop> => {
  const place = copyOf(project);
  const related = relatedTests(sourceFiles());
  const tests = await openTests(place);
  const node = (...words: readonly string[]): boolean =>
    spawnSync('bash', ['-c', 'ulimit -t 120; exec "$@"', 'bash', process.execPath, ...words], {
      cwd: place,
      stdio: 'ignore',
    }).status === 0;
  const simulates = (): boolean =>
    node('--import', 'tsx', 'test/simulation/run.ts', '--runs', simulatedRuns, '--seed', '20261121');
  const hasSoundTypes = (): boolean => node('node_modules/typescript/bin/tsc', '-p', 'core', '--noEmit');

  const close = async (): Promise<void> => {
    await tests.close();
    rmSync(place, { recursive: true, force: true });
  };

  const noticedBy = async (path: string): Promise<Verdict> => {
    if (!hasSoundTypes()) return 'invalid';
    const behind = related(path);
    const quickestFirst = behind.filter(isOfCore).toSorted((a, b) => tests.duration(a) - tests.duration(b));
    if ((await tests.failure(quickestFirst)) !== null) return 'tests';
    if (behind.some((test) => test.startsWith('test/simulation/')) && !simulates()) return 'simulation';
    return 'nothing';
  };

  const core = sourceFiles().flatMap(({ path }) =>
    isOfCore(path) && path.endsWith('.spec.ts') ? [path] : [],
  );
  const failing =
    (await tests.failure(core)) ??
    (simulates() ? null : 'the simulation') ??
    (hasSoundTypes() ? null : 'the types');
  if (failing !== null) {
    await close();
    throw new Error(`without any mutant this fails: ${failing}`);
  }

  return {
    judge: async ({ path, start, end, becomes }) => {
      const source = readFileSync(join(project, path), 'utf8');
      const write = (text: string): void => {
        writeFileSync(join(place, path), text);
        tests.changed(path);
      };
      write(source.slice(0, start) + becomes + source.slice(end));
      try {
        return await noticedBy(path);
      } finally {
        write(source);
      }
    },
    close,
  };
};
