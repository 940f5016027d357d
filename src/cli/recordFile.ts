import { type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import type { ChannelMessage } from '@kampdag/core/live/channel';
import {
  type LineProblem,
  parseRecording,
  printRecording,
  type RecordingHeader,
} from '@kampdag/core/live/recording';
import { serialOfInteger } from '@kampdag/core/live/timeToken';
import { either } from 'fp-ts';

/** What a file holds when the recorder begins. */
export interface FoundRecording {
  readonly header: RecordingHeader;
  readonly messages: readonly ChannelMessage[];
  readonly problems: readonly LineProblem[];
  /** Bytes of a last line that was not written to its end, and was cut off. */
  readonly torn: number;
}

/** A recording being written. */
export interface RecordingFile {
  /** Writes messages in their order after those that are there; done when they are in the file. */
  readonly append: (messages: readonly ChannelMessage[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const lineFeed = 0x0a;

/**
 * Cuts off a last line without an end: whoever wrote it was stopped in the middle, and the channel has the message still.
 * Gives how many bytes that were.
 */
const repair = async (file: string, bytes: Buffer): Promise<number> => {
  const end = bytes.lastIndexOf(lineFeed) + 1;
  if (end < bytes.length) await truncate(file, end);
  return bytes.length - end;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Reads the recording that is to be continued; null where there is none yet. Its torn last line is cut off. Throws what is no recording. */
export const findRecording = async (file: string): Promise<FoundRecording | null> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (bytes === null || bytes.length === 0) return null;
  const whole = bytes.subarray(0, bytes.lastIndexOf(lineFeed) + 1);
  // A header that was not written to its end: nothing of a recording is there.
  if (whole.length === 0 && bytes.subarray(0, 13).toString() === '{"recording":') {
    await truncate(file, 0);
    return null;
  }
  const parsed = parseRecording((whole.length === 0 ? bytes : whole).toString('utf8'));
  if (either.isLeft(parsed)) throw new Error(`${file}: ${parsed.left.message}`);
  return { ...parsed.right, torn: await repair(file, bytes) };
};

/** The integer after the last one of the recording. */
const nextSerial = (messages: readonly ChannelMessage[]): number =>
  Number(messages.at(-1)?.serial.split('+')[0] ?? 0) + 1;

/** Opens a recording to write on it; a new one begins with its header. */
export const openRecording = async (
  file: string,
  header: RecordingHeader,
  found: FoundRecording | null,
): Promise<RecordingFile> => {
  const handle: FileHandle = await open(file, 'a');
  if (found === null) await handle.appendFile(printRecording({ header, messages: [] }));
  // Never below the number of lines, so that serials grow even where the file's own did not.
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
    append: (messages) => {
      const lines = linesOf(messages);
      written = written.then(() => handle.appendFile(lines));
      return written;
    },
    close: async () => {
      await written;
      await handle.close();
    },
  };
};
