import { either } from 'fp-ts';
import { runCommand } from './commandLine.ts';
import { parseReplayArguments, replayUsage } from './replay/arguments.ts';
import { printRecording } from './replay/printRecording.ts';
import { serveRecording } from './replay/serveRecording.ts';

const say = (line: string): void => console.log(line);

await runCommand({
  name: 'replay',
  usage: replayUsage,
  read: parseReplayArguments,
  run: async (wanted, signal) => {
    if (wanted.type === 'print') return printRecording(wanted, say);
    await serveRecording(wanted, { say, signal });
    return either.right(null);
  },
});
