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
}

const reports = join(projectRoot, 'test-results');

const VitestReport = t.type({
  numPassedTests: t.number,
  numFailedTests: t.number,
  numPendingTests: t.number,
  testResults: t.array(t.type({ status: t.string, assertionResults: t.array(t.unknown) })),
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

/** Runs the unit and property tests. */
export const runUnitTests = async (): Promise<Tally> => {
  const outputFile = await fresh('vitest.json');
  const code = await runNode('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${outputFile}`,
  ]);
  const report = await readReport(VitestReport, 'vitest.json');
  const unloaded =
    report?.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length ?? 0;
  return honest(code, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded,
    skipped: report?.numPendingTests ?? 0,
  });
};

/** The browsers that run the journeys, by their paths. */
export interface Browsers {
  readonly chromium: string;
  /** Runs all journeys that it can, if there is one. */
  readonly headlessShell: string | undefined;
}

/** Runs the browser journeys through the built site. */
export const runJourneys = async ({ chromium, headlessShell = chromium }: Browsers): Promise<Tally> => {
  await fresh('playwright.json');
  const code = await runNode(
    'playwright/cli.js',
    ['test', '--config', 'test/journeys/playwright.config.ts'],
    { env: { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: headlessShell } },
  );
  const report = await readReport(PlaywrightReport, 'playwright.json');
  return honest(code, {
    passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0),
    skipped: report?.stats.skipped ?? 0,
  });
};
