import { randomBytes } from 'node:crypto';
import { either } from 'fp-ts';
import { parseRecordArguments, recordUsage } from './record/arguments.ts';
import { recordMatch } from './record/match.ts';

/** Exit codes: 0 stopped as asked, 1 it cannot be recorded, 2 the command line cannot be followed. */
const fail = (code: 1 | 2, message: string): void => {
  console.error(`record: ${message}`);
  process.exitCode = code;
};

const args = process.argv.slice(2);
const parsed = parseRecordArguments(args);
if (args.includes('--help') || args.includes('-h')) console.log(recordUsage);
else if (either.isLeft(parsed)) fail(2, `${parsed.left}\n\n${recordUsage}`);
else {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  await recordMatch(parsed.right, {
    say: (words) => console.error(`record: ${words}`),
    clientId: `record-${randomBytes(8).toString('hex')}`,
    stop: stopping.signal,
  }).catch((error: unknown) => fail(1, error instanceof Error ? error.message : String(error)));
  // The SDK's sockets and timers would keep the process for a while.
  process.exit();
}
