import { appendFile, type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import {
  parseRecording,
  printRecording,
  type Recording,
  type RecordingHeader,
} from '@kampdag/core/live/wire/recording';
import { either, json } from 'fp-ts';
import { errorCode } from '../../server/errorCode.ts';

const isSameMessage = (a: ChannelMessage, b: ChannelMessage): boolean =>
  a.timestamp === b.timestamp && a.error === b.error && isDeepStrictEqual(a.data, b.data);

const matchesBackwards = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
  until: number,
): boolean => {
  for (let back = 0; back < recorded.length && back <= until; back += 1) {
    const written = recorded[recorded.length - 1 - back];
    const sent = history[until - back];
    if (written === undefined || sent === undefined || !isSameMessage(written, sent)) return false;
  }
  return true;
};

/** How a channel's history continues a recording. */
type Continuation =
  /** The history from this index on is missing in the recording. */
  | { readonly type: 'from'; readonly index: number }
  /** The whole history is newer than the recording: the messages in between are lost. */
  | { readonly type: 'gap' }
  /** They do not match: another channel, or another file. */
  | { readonly type: 'strange' };

/**
 * Finds the end of a recording in the channel's history. A recording has its own serials, so times and contents are compared over
 * the whole overlap, which handles equal messages within a millisecond. The history may start later than the recording (it is
 * stored for a few days), or earlier.
 *
 * @param recorded the recording's messages, oldest first
 * @param history the channel's messages, oldest first
 */
export const continuationOf = (
  recorded: readonly ChannelMessage[],
  history: readonly ChannelMessage[],
): Continuation => {
  const last = recorded.at(-1);
  const first = history[0];
  if (last === undefined || first === undefined) return { type: 'from', index: 0 };
  // Both usually start with the same message, which is unambiguous.
  const together = recorded.length - 1;
  if (together < history.length && matchesBackwards(recorded, history, together)) {
    return { type: 'from', index: recorded.length };
  }
  for (let until = history.length - 1; until >= 0; until -= 1) {
    if (matchesBackwards(recorded, history, until)) return { type: 'from', index: until + 1 };
  }
  return first.timestamp > last.timestamp ? { type: 'gap' } : { type: 'strange' };
};

/** The existing recording at the start, and the bytes of an incomplete last line that was cut off. */
export interface FoundRecording extends Recording {
  readonly incomplete: number;
}

const lineFeed = 0x0a;

const isObject = (line: string): boolean => {
  const value = json.parse(line);
  return either.isRight(value) && typeof value.right === 'object' && value.right !== null;
};

interface Whole {
  readonly text: string;
  readonly incomplete: number;
}

/** Repairs the end of an interrupted file: adds a line end, or cuts off an incomplete line, which the channel still has. */
const mend = async (file: string, bytes: Buffer): Promise<Whole> => {
  const end = bytes.lastIndexOf(lineFeed) + 1;
  const text = bytes.subarray(0, end).toString('utf8');
  const rest = bytes.subarray(end).toString('utf8');
  if (rest === '') return { text, incomplete: 0 };
  if (isObject(rest)) {
    await appendFile(file, '\n');
    return { text: `${text}${rest}\n`, incomplete: 0 };
  }
  await truncate(file, end);
  return { text, incomplete: bytes.length - end };
};

const beginsARecording = (bytes: Buffer): boolean =>
  !bytes.includes(lineFeed) && bytes.toString('utf8').startsWith('{"recording":');

/** Reads the recording to continue, without an incomplete last line; null if there is none. Throws for any other file. */
export const findRecording = async (file: string): Promise<FoundRecording | null> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null || bytes.length === 0) return null;
  // Any other file is not ours, and is not changed.
  const parsed = parseRecording(bytes.toString('utf8'));
  if (either.isLeft(parsed) && !beginsARecording(bytes)) throw new Error(`${file}: ${parsed.left.message}`);
  const { text, incomplete } = await mend(file, bytes);
  if (text === '') return null;
  const mended = parseRecording(text);
  if (either.isLeft(mended)) throw new Error(`${file}: ${mended.left.message}`);
  return { ...mended.right, incomplete };
};

const nextSerial = (messages: readonly ChannelMessage[]): number =>
  Number(messages.at(-1)?.serial.split('+')[0] ?? 0) + 1;

/** Opens a recording for writing; a new one starts with its header. */
export const openRecording = async (file: string, header: RecordingHeader, found: FoundRecording | null) => {
  const handle: FileHandle = await open(file, 'a');
  if (found === null) await handle.appendFile(printRecording({ header, messages: [] }));
  // At least the number of lines, so that serials grow even if the file's own did not.
  let serial = Math.max(nextSerial(found?.messages ?? []), (found?.messages.length ?? 0) + 1);
  let written: Promise<void> = Promise.resolve();

  const linesOf = (messages: readonly ChannelMessage[]): string => {
    const numbered = messages.map((message, index) => ({
      ...message,
      serial: serialOfInteger(serial + index),
    }));
    serial += messages.length;
    const text = printRecording({ header, messages: numbered });
    return text.slice(text.indexOf('\n') + 1);
  };

  return {
    /** Appends messages in order; resolves when they are in the file. */
    append: (messages: readonly ChannelMessage[]): Promise<void> => {
      const lines = linesOf(messages);
      written = written.then(() => handle.appendFile(lines));
      return written;
    },
    close: async (): Promise<void> => {
      await written;
      await handle.close();
    },
  };
};

/** A recording being written. */
export type RecordingFile = Awaited<ReturnType<typeof openRecording>>;
