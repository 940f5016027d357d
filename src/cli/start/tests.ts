import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { either } from 'fp-ts';
import * as t from 'io-ts';
import { projectRoot, runNode } from '../processes.ts';

/** Test counts by result. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What to say at the end, where a long record is read first: each unit test that failed, or failed before it passed. */
  readonly failures?: readonly string[];
}

const reports = join(projectRoot, 'test-results');

const VitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  numPendingTests: t.number,
  testResults: t.array(
    t.type({
      name: t.string,
      status: t.string,
      message: t.string,
      assertionResults: t.array(
        t.type({ fullName: t.string, status: t.string, failureMessages: t.array(t.string) }),
      ),
    }),
  ),
});

const PlaywrightReport = t.type({
  errors: t.array(t.unknown),
  stats: t.type({ expected: t.number, unexpected: t.number, flaky: t.number, skipped: t.number }),
});

const readReport = async <A>(codec: t.Type<A, unknown>, name: string): Promise<A | null> => {
  const text = await readFile(join(reports, name), 'utf8').catch(() => 'null');
  return either.getOrElse<unknown, A | null>(() => null)(codec.decode(JSON.parse(text) as unknown));
};

/** A failed run without a failed test (a file that cannot be loaded, no report) counts as a failure. */
const honest = (code: number, tally: Tally): Tally => ({
  ...tally,
  failed: code === 0 ? tally.failed : Math.max(1, tally.failed),
});

const fresh = async (name: string): Promise<string> => {
  await mkdir(reports, { recursive: true });
  await rm(join(reports, name), { force: true });
  return join(reports, name);
};

/** Which tests run: all, or those that the changes since the last commit may concern, by what they import. */
export type Scope = 'all' | 'changed';

/** Runs the unit and property tests. */
export const runUnitTests = async (scope: Scope): Promise<Tally> => {
  const outputFile = await fresh('vitest.json');
  const code = await runNode('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
    ...(scope === 'changed' ? ['--changed', '--passWithNoTests'] : []),
  ]);
  const report = await readReport(VitestReport, 'vitest.json');
  const files = report?.testResults ?? [];
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = [
    ...unloaded.map(({ name, message }) => `cannot be loaded: ${name}\n${message}`),
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(
          ({ status, fullName, failureMessages }) =>
            `${status === 'failed' ? 'failed' : 'failed, then passed'}: ${name} › ${fullName}\n${failureMessages.join('\n')}`,
        ),
    ),
  ];
  return honest(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
    skipped: report?.numPendingTests ?? 0,
    failures,
  });
};

/** The browsers that run the journeys, by their paths. */
export interface Browsers {
  readonly chromium: string;
  /** Runs all journeys that it can, if there is one. */
  readonly headlessShell: string | undefined;
}

/** Runs the browser journeys through the built site. */
export const runJourneys = async (
  { chromium, headlessShell = chromium }: Browsers,
  scope: Scope,
): Promise<Tally> => {
  await fresh('playwright.json');
  const code = await runNode(
    'playwright/cli.js',
    [
      'test',
      '--config',
      'test/journeys/playwright.config.ts',
      ...(scope === 'changed' ? ['--only-changed', '--pass-with-no-tests'] : []),
    ],
    { env: { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell } },
  );
  const report = await readReport(PlaywrightReport, 'playwright.json');
  return honest(code, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0),
    skipped: report?.stats.skipped ?? 0,
  });
};
