import { readFile } from 'node:fs/promises';
import { summaryOf } from '@kampdag/core/live/figures/summary';
import { parseRecording } from '@kampdag/core/live/wire/recording';
import { either, function as fn } from 'fp-ts';
import { type Reading, wordsOf } from '../commandLine.ts';
import type { PrintArguments } from './arguments.ts';
import { momentOf } from './moment.ts';
import { printMatch } from './printMatch.ts';

/** Folds a recording up to the requested moment and prints the match; faulty lines are reported on stderr. */
export const printRecording = async (
  { file, json, until }: PrintArguments,
  say: (line: string) => void,
): Promise<Reading<null>> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text !== 'string') return either.left(`cannot read ${file}: ${wordsOf(text)}`);
  const recording = parseRecording(text);
  if (either.isLeft(recording)) return either.left(`${file}: ${recording.left.message}`);
  for (const { line, message } of recording.right.problems) console.error(`${file}:${line}: ${message}`);
  return fn.pipe(
    momentOf(recording.right, until),
    either.map(({ match, now }) => {
      say(json ? JSON.stringify(summaryOf(match, now)) : printMatch(match, now));
      return null;
    }),
  );
};
