import { type Reading, runCommand } from './commandLine.ts';
import { parseReplayArguments, replayUsage } from './replay/arguments.ts';
import { printRecording } from './replay/printRecording.ts';
import { serveRecording } from './replay/serveRecording.ts';

const say = (line: string): void => console.log(line);

await runCommand({
  name: 'replay',
  usage: replayUsage,
  read: parseReplayArguments,
  run: (wanted, signal): Promise<Reading<unknown>> =>
    wanted.type === 'print' ? printRecording(wanted, say) : serveRecording(wanted, { say, signal }),
});
