import { randomBytes } from 'node:crypto';
import { either } from 'fp-ts';
import { runCommand } from './commandLine.ts';
import { parseRecordArguments, recordUsage } from './record/arguments.ts';
import { recordMatch } from './record/match.ts';

await runCommand({
  name: 'record',
  usage: recordUsage,
  read: parseRecordArguments,
  run: async (wanted, stop) => {
    await recordMatch(wanted, {
      say: (words) => console.error(`record: ${words}`),
      clientId: `record-${randomBytes(8).toString('hex')}`,
      stop,
    });
    return either.right(null);
  },
});
// The SDK's sockets and timers would keep the process alive.
process.exit();
