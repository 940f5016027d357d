import { ensureBuilt } from './startBuild.ts';
import { ensureChromium, noChromium } from './startChromium.ts';
import { runJourneys, runUnitTests, type Tally } from './startTests.ts';

const oneFailure: Tally = { passed: 0, failed: 1 };

const journeys = async (): Promise<Tally> => {
  const chromium = await ensureChromium();
  if (chromium === undefined) {
    process.stderr.write(`${noChromium}\n`);
    return oneFailure;
  }
  return (await ensureBuilt()) ? runJourneys(chromium) : oneFailure;
};

const only = process.argv[2];
const tallies = [
  ...(only === 'journeys' ? [] : [await runUnitTests()]),
  ...(only === 'unit' ? [] : [await journeys()]),
];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
