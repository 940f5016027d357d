import { print, type Reading, runCommand } from './commandLine.ts';
import { parseReplayArguments, replayUsage } from './replay/arguments.ts';
import { printRecording } from './replay/printRecording.ts';
import { serveRecording } from './replay/serveRecording.ts';

await runCommand({
  name: 'replay',
  usage: replayUsage,
  read: parseReplayArguments,
  run: (wanted, signal): Promise<Reading<unknown>> =>
    wanted.type === 'print' ? printRecording(wanted, print) : serveRecording(wanted, { say: print, signal }),
});
