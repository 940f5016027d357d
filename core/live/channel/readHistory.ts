import { either, type taskEither } from 'fp-ts';
import { Instant } from '../../time/instant.ts';
import type { Serial } from '../log/timeToken.ts';
import type { ChannelFailure, ChannelMessage, HistoryPage } from '../wire/channel.ts';

/** Milliseconds by which the clocks of a service's machines may differ: a message may be that much older than the one before it. */
const clockTolerance = 60_000;

/** The time from which history is read: shortly before the last message that is known, with nothing missing up to it. */
export const historyFrom = (since: Instant, last: { readonly timestamp: Instant } | null): Instant =>
  last === null ? since : Instant(Math.max(since, last.timestamp - clockTolerance));

/** Requests a page; a thrown error becomes a failure. */
const readPage = async (
  page: taskEither.TaskEither<ChannelFailure, HistoryPage>,
): Promise<either.Either<ChannelFailure, HistoryPage>> => {
  try {
    return await page();
  } catch (thrown) {
    return either.left({ type: 'ChannelFailure', message: String(thrown) });
  }
};

/**
 * Reads pages backwards and gives their messages oldest first: all of them, or as far as a serial that is known already. Stops early
 * once `isCurrent` is false.
 */
export const readHistory = async (
  first: taskEither.TaskEither<ChannelFailure, HistoryPage>,
  isCurrent: () => boolean,
  known: Serial | null = null,
): Promise<either.Either<ChannelFailure, readonly ChannelMessage[]>> => {
  const newestFirst: ChannelMessage[] = [];
  let next: taskEither.TaskEither<ChannelFailure, HistoryPage> | undefined = first;
  while (next !== undefined && isCurrent()) {
    const page: either.Either<ChannelFailure, HistoryPage> = await readPage(next);
    if (either.isLeft(page)) return page;
    newestFirst.push(...page.right.messages);
    // The port says which page is the last (specification §7: one of fewer than 100); an empty one has nothing before it.
    const oldest = page.right.messages.at(-1);
    const isReached = oldest === undefined || (known !== null && oldest.serial <= known);
    next = isReached ? undefined : page.right.next;
  }
  return either.right(newestFirst.toReversed());
};
