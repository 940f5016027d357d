import { allChannel, type ChannelMessage } from '@kampdag/core/live/channel/channel';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import type { RecordingHeader } from '@kampdag/core/live/wire/recording';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import type { RecordArguments } from './arguments.ts';
import { listenTo } from './channel.ts';
import { type FoundRecording, findRecording, openRecording, type RecordingFile } from './file.ts';
import { fetchHeader } from './header.ts';
import { lockRecording } from './lock.ts';
import { continuationOf } from './overlap.ts';

/** The environment of a recording. */
export interface RecordEnvironment {
  readonly say: (words: string) => void;
  /** A random id for the live connection. */
  readonly clientId: string;
  /** Aborted to stop the recorder. */
  readonly stop: AbortSignal;
}

const headerFor = async (
  { url, matchId, file }: RecordArguments,
  found: FoundRecording | null,
): Promise<RecordingHeader> => {
  if (found !== null) {
    if (found.header.match.matchId === matchId) return found.header;
    throw new Error(`${file} is a recording of match ${found.header.match.matchId}`);
  }
  const header = await fetchHeader(url, matchId)();
  if (either.isLeft(header)) throw new Error(header.left);
  return header.right;
};

interface Settling {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** A promise with its resolvers, as `Promise.withResolvers`, which Node 20 lacks. */
const settling = (): Settling => {
  const ends: Pick<Settling, 'resolve' | 'reject'>[] = [];
  const promise = new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  return {
    promise,
    resolve: () => ends[0]?.resolve(),
    reject: (error) => ends[0]?.reject(error),
  };
};

/** Writes what a channel sends; each call resolves when it is in the file. */
interface Writer {
  readonly history: (messages: readonly ChannelMessage[]) => Promise<void>;
  readonly message: (message: ChannelMessage) => Promise<void>;
}

/** Writes each message once, also those repeated after a connection loss. */
const createWriter = (
  file: RecordingFile,
  before: readonly ChannelMessage[],
  { say }: RecordEnvironment,
): Writer => {
  const known = new Set<Serial>();
  let hasBegun = false;

  const write = (messages: readonly ChannelMessage[]): Promise<void> => {
    const unknown = messages.filter(({ serial }) => !known.has(serial));
    for (const { serial } of unknown) known.add(serial);
    return unknown.length === 0 ? Promise.resolve() : file.append(unknown);
  };
  const begin = (history: readonly ChannelMessage[]): void => {
    hasBegun = true;
    const continuation = continuationOf(before, history);
    if (continuation.type === 'strange') {
      throw new Error('the channel does not hold what the file holds: it is a recording of something else');
    }
    if (continuation.type === 'gap')
      say('the channel has forgotten what followed the recording: messages are lost');
    const index = continuation.type === 'gap' ? 0 : continuation.index;
    for (const { serial } of history.slice(0, index)) known.add(serial);
    say(`${before.length} messages were recorded, the history has ${history.length - index} more`);
  };

  return {
    history: async (messages) => {
      if (!hasBegun) begin(messages);
      await write(messages);
    },
    message: (message) => write([message]),
  };
};

/** Passes everything on the channel to the writer until aborted; rejects if the channel or the file fails. */
const listening = (
  { url, service, matchId, date }: RecordArguments,
  { say, clientId, stop }: RecordEnvironment,
  writer: Writer,
): Promise<void> => {
  const { promise, resolve, reject } = settling();
  const guarded = async (write: () => Promise<void>): Promise<void> => {
    try {
      await write();
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const listened = listenTo(
    { url, service, channel: allChannel(matchId), since: startOfOsloDay(date), clientId },
    {
      history: (messages) => void guarded(() => writer.history(messages)),
      message: (message) => void guarded(() => writer.message(message)),
      connection: say,
      refused: (words) => reject(new Error(words)),
    },
  );
  if (stop.aborted) resolve();
  else stop.addEventListener('abort', resolve, { once: true });
  return promise.finally(listened.close);
};

/** Records into a locked file. */
const recordInto = async (input: RecordArguments, environment: RecordEnvironment): Promise<void> => {
  const { say } = environment;
  const found = await findRecording(input.file);
  if (found !== null && found.incomplete > 0)
    say(`the last line was incomplete: ${found.incomplete} bytes cut off`);
  for (const { line, message } of found?.problems ?? []) say(`${input.file}:${line}: ${message}`);
  const header = await headerFor(input, found);
  const file = await openRecording(input.file, header, found);
  const writer = createWriter(file, found?.messages ?? [], environment);
  try {
    await listening(input, environment, writer);
  } finally {
    await file.close();
  }
};

/**
 * Records a match from its channel, the history and then live messages, until aborted; an existing recording is continued.
 * Resolves when everything is in the file. Rejects with an error message for the user.
 */
export const recordMatch = async (input: RecordArguments, environment: RecordEnvironment): Promise<void> => {
  const lock = await lockRecording(input.file);
  try {
    await recordInto(input, environment);
  } finally {
    await lock.release();
  }
  environment.say(`recorded in ${input.file}`);
};
