import { either } from 'fp-ts';
import { parseSimulateArguments, type SimulateArguments, simulateUsage } from './arguments.ts';
import { runCampaign } from './campaign.ts';
import { printFailure, printTally } from './report.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const run = async ({ only, ...asked }: SimulateArguments): Promise<void> => {
  const { seed, runs, from } = asked;
  say(`Simulating ${runs} runs from run ${from}, seed ${seed}, ${only ?? 'all faults'}`);
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const { tally, failure } = await runCampaign({
    ...asked,
    ...(only === null ? {} : { only }),
    onProgress: (so) => void process.stderr.write(`  ${so.runs} runs, ${seconds().toFixed(0)} s\n`),
  });
  say(printTally(tally, seconds()));
  say('');
  if (failure === null) say('Every law held in every run.');
  else {
    say(printFailure({ seed, run: failure.run }, failure.violation, failure.shrunk));
    process.exitCode = 1;
  }
};

const args = process.argv.slice(2);
const parsed = parseSimulateArguments(args);
if (args.includes('--help')) say(simulateUsage);
else if (either.isLeft(parsed)) {
  process.stderr.write(`simulate: ${parsed.left}\n\n${simulateUsage}\n`);
  process.exitCode = 2;
} else await run(parsed.right);
