import { either, type taskEither } from 'fp-ts';
import { type LogDigest, logDigestOf } from '../log/logDigest.ts';
import type { Serial } from '../log/timeToken.ts';
import { type LiveMatch, messagesOf } from '../match.ts';
import type { ChannelFailure, ChannelMessage } from '../wire/channel.ts';

/** A match's log as the server keeps it, so that a page need not read the channel's history again. */
export interface LogSource {
  /** All messages so far. */
  readonly newest: taskEither.TaskEither<ChannelFailure, readonly ChannelMessage[]>;
  /** Tells what it has up to a serial. */
  readonly digest: (through: Serial) => taskEither.TaskEither<ChannelFailure, LogDigest>;
}

/** The last message's serial; null without any. */
const lastSerialOf = (match: LiveMatch): Serial | null => messagesOf(match).at(-1)?.serial ?? null;

/** Whether a match has every message that a log has up to its last; false where the log cannot be asked. */
export const isAllOf = async ({ digest: ask }: LogSource, match: LiveMatch): Promise<boolean> => {
  const through = lastSerialOf(match);
  if (through === null) return false;
  const own = logDigestOf(messagesOf(match), through);
  const digest = await ask(through)();
  return either.isRight(digest) && digest.right.count === own.count && digest.right.hash === own.hash;
};
