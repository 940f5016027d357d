import { readFile } from 'node:fs/promises';
import { parseRecording } from '@kampdag/core/live/recording';
import { summaryOf } from '@kampdag/core/live/summary';
import { either } from 'fp-ts';
import { momentOf } from './moment.ts';
import { printMatch } from './printMatch.ts';
import { parseReplayArguments, type ReplayArguments, replayUsage } from './replayArguments.ts';

/** Exit codes: 0 done, 1 the file cannot be read or is no recording, 2 the command line cannot be followed. */
const fail = (code: 1 | 2, message: string): void => {
  console.error(`replay: ${message}`);
  process.exitCode = code;
};

const run = async ({ file, json, until }: ReplayArguments): Promise<void> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    fail(1, `cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  if (text === null) return;
  const recording = parseRecording(text);
  if (either.isLeft(recording)) return fail(1, `${file}: ${recording.left.message}`);
  for (const { line, message } of recording.right.problems) console.error(`${file}:${line}: ${message}`);
  const moment = momentOf(recording.right, until);
  if (either.isLeft(moment)) return fail(2, moment.left);
  const { match, now } = moment.right;
  console.log(json ? JSON.stringify(summaryOf(match, now)) : printMatch(match, now));
};

const args = process.argv.slice(2);
const parsed = parseReplayArguments(args);
if (args.includes('--help') || args.includes('-h')) console.log(replayUsage);
else if (either.isLeft(parsed)) fail(2, `${parsed.left}\n\n${replayUsage}`);
else await run(parsed.right);
