import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyMatch, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { parseRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { either } from 'fp-ts';
import { realData } from './realData.ts';

const folders = [join(import.meta.dirname, '../../../fixtures/recordings'), realData('recordings')].filter(
  (folder) => folder !== null,
);

/** The files of the recordings at hand: those that the project carries, all sports, plain and messy, and real ones where they are named (`realData`). */
export const recordingFiles: readonly string[] = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(folder, name)),
);

/** A recording that is at hand. */
export const recordingIn = (file: string): Recording => {
  const recording = parseRecording(readFileSync(file, 'utf8'));
  if (either.isLeft(recording)) throw new Error(recording.left.message);
  return recording.right;
};

/** A recorded match, folded whole. */
export const recordedMatch = (file: string): LiveMatch => {
  const { header, messages } = recordingIn(file);
  return matchAfterAll(
    emptyMatch(header.match.matchId, sportOf(header.sport)),
    messages.map(readMessage(header.match.matchId, sportOf(header.sport))),
  );
};
