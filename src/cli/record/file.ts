import { appendFile, type FileHandle, open, readFile, truncate } from 'node:fs/promises';
import type { ChannelMessage } from '@kampdag/core/live/channel/channel';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import {
  type LineProblem,
  parseRecording,
  printRecording,
  type RecordingHeader,
} from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';

/** The existing recording at the start. */
export interface FoundRecording {
  readonly header: RecordingHeader;
  readonly messages: readonly ChannelMessage[];
  readonly problems: readonly LineProblem[];
  /** Bytes of an incomplete last line that was cut off. */
  readonly incomplete: number;
}

/** A recording being written. */
export interface RecordingFile {
  /** Appends messages in order; resolves when they are in the file. */
  readonly append: (messages: readonly ChannelMessage[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const lineFeed = 0x0a;

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** A recording's complete lines, and the bytes of an incomplete one after them. */
interface Whole {
  readonly text: string;
  readonly incomplete: number;
}

/**
 * Repairs the end of a file whose writer was interrupted: a missing line end is added; an incomplete line is cut off, since the
 * channel still has the message.
 */
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

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Whether it is a recording with an incomplete header. */
const beginsARecording = (bytes: Buffer): boolean =>
  !bytes.includes(lineFeed) && bytes.toString('utf8').startsWith('{"recording":');

/**
 * Reads the recording to continue, cutting off an incomplete last line; null if there is none. Throws if the file is not a
 * recording.
 */
export const findRecording = async (file: string): Promise<FoundRecording | null> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
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

/** The integer after the recording's last serial. */
const nextSerial = (messages: readonly ChannelMessage[]): number =>
  Number(messages.at(-1)?.serial.split('+')[0] ?? 0) + 1;

/** Opens a recording for writing; a new one starts with its header. */
export const openRecording = async (
  file: string,
  header: RecordingHeader,
  found: FoundRecording | null,
): Promise<RecordingFile> => {
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
