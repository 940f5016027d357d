import { once } from 'node:events';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import { allChannel, type ChannelMessage } from '@kampdag/core/live/wire/channel';
import type { RecordingHeader } from '@kampdag/core/live/wire/recording';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { either } from 'fp-ts';
import type { RecordArguments } from './arguments.ts';
import { listenTo } from './channel.ts';
import {
  continuationOf,
  type FoundRecording,
  findRecording,
  openRecording,
  type RecordingFile,
} from './file.ts';
import { fetchHeader } from './header.ts';
import { lockRecording } from './lock.ts';

interface RecordEnvironment {
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

/** Writes each message once, also those repeated after a connection loss. */
const createWriter = (file: RecordingFile, before: readonly ChannelMessage[], { say }: RecordEnvironment) => {
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
    history: async (messages: readonly ChannelMessage[]): Promise<void> => {
      if (!hasBegun) begin(messages);
      await write(messages);
    },
    message: (message: ChannelMessage): Promise<void> => write([message]),
  };
};

/** Passes everything on the channel to the writer until aborted; rejects if the channel or the file fails. */
const listening = async (
  { url, service, matchId, date }: RecordArguments,
  { say, clientId, stop }: RecordEnvironment,
  writer: ReturnType<typeof createWriter>,
): Promise<void> => {
  const failed = new AbortController();
  const guarded = (writing: Promise<void>): void => {
    writing.catch((error: unknown) =>
      failed.abort(error instanceof Error ? error : new Error(String(error))),
    );
  };
  const listened = listenTo(
    { url, service, channel: allChannel(matchId), since: startOfOsloDay(date), clientId },
    {
      history: (messages) => guarded(writer.history(messages)),
      message: (message) => guarded(writer.message(message)),
      connection: say,
      refused: (words) => failed.abort(new Error(words)),
    },
  );
  const ended = AbortSignal.any([stop, failed.signal]);
  try {
    if (!ended.aborted) await once(ended, 'abort');
    failed.signal.throwIfAborted();
  } finally {
    listened.close();
  }
};

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

/** Records a match, history and then live messages, until aborted, or continues a recording. Rejects with words for users. */
export const recordMatch = async (input: RecordArguments, environment: RecordEnvironment): Promise<void> => {
  const lock = await lockRecording(input.file);
  try {
    await recordInto(input, environment);
  } finally {
    await lock.release();
  }
  environment.say(`recorded in ${input.file}`);
};
