import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { parseRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { type Reading, wordsOf } from './commandLine.ts';

/** Output and cancellation of a command. */
export interface Running {
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

/** Reads a recording and its text; names faulty lines. Fails with an error message. */
export const readRecording = async (
  file: string,
  say: Running['say'],
): Promise<Reading<Recording & { readonly text: string }>> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => error);
  if (typeof text !== 'string') return either.left(`${file} cannot be read: ${wordsOf(text)}`);
  const recording = parseRecording(text);
  if (either.isLeft(recording)) return either.left(`${file}: ${recording.left.message}`);
  for (const { line, message } of recording.right.problems) say(`${file}:${line}: ${message}`);
  return either.right({ ...recording.right, text });
};

/** Waits a number of milliseconds; ends early when aborted. */
export const waitUnless =
  (signal: AbortSignal) =>
  (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal }).catch(() => undefined);

/** Messages between two progress reports. */
const progress = 25;

/** Sends messages at their pace, times `speed`, until aborted or `send` gives false; gives the number of sent ones. */
export const sendAtPace = async (
  messages: readonly ChannelMessage[],
  speed: number,
  { say, signal }: Running,
  send: (message: ChannelMessage, index: number) => Promise<boolean>,
): Promise<number> => {
  const wait = waitUnless(signal);
  const startedAt = performance.now();
  const first = messages[0]?.timestamp ?? 0;
  for (const [index, message] of messages.entries()) {
    const due = startedAt + (message.timestamp - first) / speed - performance.now();
    if (due > 0) await wait(due);
    if (signal.aborted || !(await send(message, index))) return index;
    if ((index + 1) % progress === 0) say(`${index + 1} of ${messages.length} messages`);
  }
  return messages.length;
};
