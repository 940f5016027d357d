import { either } from 'fp-ts';
import { parsePublishArguments, publishUsage } from './publish/arguments.ts';
import { publishRecording } from './publish/recording.ts';

/** Exit codes: 0 done or stopped, 1 it could not be reported, 2 the command line cannot be followed. */
const fail = (code: 1 | 2, message: string): void => {
  process.stderr.write(`publish: ${message}\n`);
  process.exitCode = code;
};
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const args = process.argv.slice(2);
const wanted = parsePublishArguments(args);
if (args.includes('--help')) say(publishUsage);
else if (either.isLeft(wanted)) fail(2, `${wanted.left}\n\n${publishUsage}`);
else {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const done = await publishRecording(wanted.right, { say, signal: stop.signal });
  if (either.isLeft(done)) fail(1, done.left);
}
