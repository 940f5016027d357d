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

const isObject = (line: string): boolean => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
};

/** The recording's whole lines, and how many bytes of a torn one follow them. */
interface Whole {
  readonly text: string;
  readonly torn: number;
}

/**
 * Mends the end of a file whose writer was stopped in the middle of a line: where only the line's end is missing, it gets it;
 * else the line is cut off, for the channel has the message still.
 */
const mend = async (file: string, bytes: Buffer): Promise<Whole> => {
  const end = bytes.lastIndexOf(lineFeed) + 1;
  const text = bytes.subarray(0, end).toString('utf8');
  const rest = bytes.subarray(end).toString('utf8');
  if (rest === '') return { text, torn: 0 };
  if (isObject(rest)) {
    await appendFile(file, '\n');
    return { text: `${text}${rest}\n`, torn: 0 };
  }
  await truncate(file, end);
  return { text, torn: bytes.length - end };
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Whether it is a recording of which not even the header was written to its end. */
const beginsARecording = (bytes: Buffer): boolean =>
  !bytes.includes(lineFeed) && bytes.toString('utf8').startsWith('{"recording":');

/** Reads the recording that is to be continued; null where there is none yet. Its torn last line is cut off. Throws what is no recording. */
export const findRecording = async (file: string): Promise<FoundRecording | null> => {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (bytes === null || bytes.length === 0) return null;
  // What begins otherwise is nobody's torn recording, and is not touched.
  const parsed = parseRecording(bytes.toString('utf8'));
  if (either.isLeft(parsed) && !beginsARecording(bytes)) throw new Error(`${file}: ${parsed.left.message}`);
  const { text, torn } = await mend(file, bytes);
  if (text === '') return null;
  const mended = parseRecording(text);
  if (either.isLeft(mended)) throw new Error(`${file}: ${mended.left.message}`);
  return { ...mended.right, torn };
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
