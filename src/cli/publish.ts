import { print, runCommand } from './commandLine.ts';
import { parsePublishArguments, publishRecording, publishUsage } from './publish/recording.ts';

await runCommand({
  name: 'publish',
  usage: publishUsage,
  read: parsePublishArguments,
  run: (wanted, signal) => publishRecording(wanted, { say: print, signal }),
});
