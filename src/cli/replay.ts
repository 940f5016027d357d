import { readFile } from 'node:fs/promises';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { parseReplayArguments, type ReplayArguments, replayUsage } from './replay/arguments.ts';
import { momentOf } from './replay/moment.ts';
import { printMatch } from './replay/printMatch.ts';
import { parseServeArguments, serveUsage } from './replay/serveArguments.ts';
import { serveRecording } from './replay/serveRecording.ts';

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

const serve = async (words: readonly string[]): Promise<void> => {
  const wanted = parseServeArguments(words);
  if (either.isLeft(wanted)) return fail(2, `${wanted.left}\n\n${usage}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  await serveRecording(wanted.right, { say: (line) => console.log(line), signal: stop.signal }).catch(
    (error: unknown) => fail(1, error instanceof Error ? error.message : String(error)),
  );
};

const usage = `${replayUsage}\n\n${serveUsage}`;
const args = process.argv.slice(2);
const parsed = parseReplayArguments(args);
if (args.includes('--help') || args.includes('-h')) console.log(usage);
else if (args.includes('--serve')) await serve(args);
else if (either.isLeft(parsed)) fail(2, `${parsed.left}\n\n${usage}`);
else await run(parsed.right);
