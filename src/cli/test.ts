import { ensureBuilt } from './start/build.ts';
import {
  ensureChromium,
  ensureHeadlessShell,
  ensureOtherBrowsers,
  ensureServers,
  noChromium,
} from './start/packages.ts';
import { runJourneys, runUnitTests, type Scope, type Tally } from './start/tests.ts';

/** Characters that are repeated of a failure; the whole stands above. */
const mostOfAFailure = 1_500;

const oneFailure: Tally = { passed: 0, failed: 1, skipped: 0 };

const words = process.argv.slice(2);
const only = words.find((word) => !word.startsWith('--'));
const scope: Scope = words.includes('--changed') ? 'changed' : 'all';

const journeys = async (): Promise<Tally> => {
  const chromium = await ensureChromium();
  if (chromium === undefined) {
    process.stderr.write(`${noChromium}\n`);
    return oneFailure;
  }
  const missing = await ensureOtherBrowsers();
  // On the machine that decides what lands, nothing is skipped.
  if (missing.length > 0 && process.env['CI'] === 'true') return oneFailure;
  const headlessShell = await ensureHeadlessShell();
  return (await ensureBuilt()) ? runJourneys({ chromium, headlessShell }, scope) : oneFailure;
};

await ensureServers();
const tallies = [
  ...(only === 'journeys' ? [] : [await runUnitTests(scope)]),
  ...(only === 'unit' ? [] : [await journeys()]),
];
const sum = (of: 'passed' | 'failed' | 'skipped'): number =>
  tallies.reduce((all, tally) => all + tally[of], 0);
const [failed, skipped] = [sum('failed'), sum('skipped')];
for (const failure of tallies.flatMap(({ failures = [] }) => failures))
  process.stdout.write(`${failure.slice(0, mostOfAFailure)}\n`);
process.stdout.write(
  `${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
