import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';

/** The tests of a place, run again and again by one warm server: what did not change is not compiled again. */
export interface Tests {
  /**
   * What failed of the files, run in the order given up to the first failure; null where nothing did. What does not end has
   * failed.
   */
  readonly failure: (tests: readonly string[]) => Promise<string | null>;
  /** A source was written anew. */
  readonly changed: (path: string) => void;
  /** Milliseconds that each file took when last run to its end. */
  readonly duration: (test: string) => number;
  readonly close: () => Promise<void>;
}

/** Without a single test's end in so long, a mutant that never ends is at work. The slowest test takes some five seconds. */
const longestSilence = 60_000;

const patience = 500;

/** Opens the tests of a copy of the project. */
export const openTests = async (place: string): Promise<Tests> => {
  const durations = new Map<string, number>();
  let heard = performance.now();
  const vitest: Vitest = await createVitest('test', {
    root: place,
    config: join(place, 'vite.config.ts'),
    watch: false,
    bail: 1,
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    teardownTimeout: 120_000,
    sequence: {
      sequencer: class {
        readonly sort = <A>(files: A): A => files;
        readonly shard = <A>(files: A): A => files;
      },
    },
    reporters: [
      {
        onTestCaseResult: () => {
          heard = performance.now();
        },
        onTestModuleEnd: (module) => {
          if (module.ok()) durations.set(module.moduleId, module.diagnostic().duration);
        },
      },
    ],
  });
  const specifications = new Map((await vitest.globTestSpecifications()).map((one) => [one.moduleId, one]));

  const failure = async (tests: readonly string[]): Promise<string | null> => {
    const asked = tests.flatMap((test) => specifications.get(join(place, test)) ?? []);
    if (asked.length === 0) return null;
    // A failure of the run before would end this one at its start.
    vitest.state.idMap.clear();
    vitest.state.filesMap.clear();
    heard = performance.now();
    let isSilent = false;
    const watch = setInterval(() => {
      if (isSilent || performance.now() - heard < longestSilence) return;
      isSilent = true;
      // Asked twice, it ends what does not listen.
      void vitest.cancelCurrentRun('keyboard-input');
      void vitest.cancelCurrentRun('keyboard-input');
    }, patience);
    const run = vitest.runTestSpecifications(asked).finally(() => clearInterval(watch));
    const { testModules, unhandledErrors } = await run;
    if (isSilent) return 'a test that does not end';
    return (
      testModules.find((module) => !module.ok())?.moduleId ?? (unhandledErrors.length > 0 ? 'an error' : null)
    );
  };

  return {
    failure,
    changed: (path) => vitest.invalidateFile(join(place, path)),
    duration: (test) => durations.get(join(place, test)) ?? 0,
    close: () => vitest.close(),
  };
};
