import type {
  ChannelFailure,
  ChannelMessage,
  ChannelSignal,
  HistoryPage,
  LiveChannel,
} from '@kampdag/core/live/channel/channel';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { mergeMap } from 'rxjs';
import { isBody } from './match/draft.ts';
import type { Seam } from './simulate.ts';

/** What a broken fold makes of a message before the real fold sees it; null: nothing. It may remember what came before. */
type Rewrite = (message: ChannelMessage) => ChannelMessage | null;

/** All pages of a history as one, its messages rewritten oldest first, as they are folded. */
const rewrittenHistory =
  (
    first: taskEither.TaskEither<ChannelFailure, HistoryPage>,
    rewrite: Rewrite,
  ): taskEither.TaskEither<ChannelFailure, HistoryPage> =>
  async () => {
    const newestFirst: ChannelMessage[] = [];
    for (let next: typeof first | undefined = first; next !== undefined; ) {
      const page: either.Either<ChannelFailure, HistoryPage> = await next();
      if (either.isLeft(page)) return page;
      newestFirst.push(...page.right.messages);
      next = page.right.next;
    }
    const oldestFirst = newestFirst.toReversed().map(rewrite);
    return either.right({ messages: oldestFirst.filter((message) => message !== null).toReversed() });
  };

const rewriting =
  (make: () => Rewrite): Seam =>
  (channel) => {
    const rewrite = make();
    const heard = (signal: ChannelSignal): readonly ChannelSignal[] => {
      if (signal.type !== 'message') return [signal];
      const message = rewrite(signal.message);
      return message === null ? [] : [{ type: 'message', message }];
    };
    return {
      signals$: (name) => channel.signals$(name).pipe(mergeMap(heard)),
      history: (name, since) => rewrittenHistory(channel.history(name, since), rewrite),
      reconnect: channel.reconnect,
    };
  };

const fieldOf = ({ data }: ChannelMessage, name: string): unknown => (isBody(data) ? data[name] : undefined);

/** The literal reading of the specification: what comes later is newer, whatever its serial. */
const arrivalOrder = rewriting(() => {
  let arrived = 0;
  return (message) => {
    arrived += 1;
    return { ...message, serial: serialOfInteger(arrived) };
  };
});

/** Places events by when they reached the device. */
const arrivalTime = rewriting(() => {
  let arrived = 0;
  return (message) => {
    arrived += 1;
    return { ...message, timestamp: Instant(arrived) };
  };
});

/** Takes an Id that was seen before for a repetition, though real corrections repeat the Id. */
const seenIds = rewriting(() => {
  const seen = new Set<unknown>();
  return (message) => {
    const id = fieldOf(message, 'Id');
    if (typeof id !== 'number') return message;
    if (seen.has(id)) return null;
    seen.add(id);
    return message;
  };
});

/** What was deleted once stays away for good, though it may be reported again. */
const plainTombstones = rewriting(() => {
  const gone = new Set<unknown>();
  return (message) => {
    if (fieldOf(message, 'MatchEventType') === 'Delete') gone.add(fieldOf(message, 'DeletedEventClientId'));
    else if (gone.has(fieldOf(message, 'ClientId'))) return null;
    return message;
  };
});

/** Forgets a Delete whose target is not there yet. */
const deletesOnlyTheKnown = rewriting(() => {
  const known = new Set<unknown>();
  return (message) => {
    known.add(fieldOf(message, 'ClientId'));
    const target = fieldOf(message, 'DeletedEventClientId');
    return target === undefined || known.has(target) ? message : null;
  };
});

const changed = (
  change: (body: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Seam =>
  rewriting(() => (message) => (isBody(message.data) ? { ...message, data: change(message.data) } : message));

/** A Delete takes playerTime events back as well. */
const deletesPlayerTime = changed((body) =>
  body.MatchEventType === 'PlayerTime' ? { ...body, MatchEventType: 'Timeout' } : body,
);

/** `ClearHistory` clears nothing. */
const neverClears = changed((body) => ({ ...body, ClearHistory: false }));

/** Every event is another event, so that a correction stands beside what it corrects. */
const neverReplaces = rewriting(
  () => (message) =>
    isBody(message.data) &&
    message.data.MatchEventType !== 'Delete' &&
    typeof message.data.ClientId === 'string'
      ? { ...message, data: { ...message.data, ClientId: `${message.data.ClientId}#${message.serial}` } }
      : message,
);

/** Believes that no message was missed, whatever the service says of an attachment that is not the first. */
const trustsTheLine: Seam = (channel) => {
  let attachments = 0;
  return {
    ...channel,
    signals$: (name) =>
      channel.signals$(name).pipe(
        mergeMap((signal): readonly ChannelSignal[] => {
          if (signal.type !== 'attached') return [signal];
          attachments += 1;
          return [{ type: 'attached', continuous: attachments > 1 }];
        }),
      ),
  };
};

/** Reads one page of history and no more. */
const onePage: Seam = (channel) => ({
  ...channel,
  history: (name, since) => async () =>
    either.map(({ messages }: HistoryPage) => ({ messages }))(await channel.history(name, since)()),
});

/** Does not listen while it reads the history. */
const deafWhileReading: Seam = (channel): LiveChannel => {
  let reading = 0;
  return {
    ...channel,
    signals$: (name) =>
      channel
        .signals$(name)
        .pipe(mergeMap((signal) => (signal.type === 'message' && reading > 0 ? [] : [signal]))),
    history: (name, since) => {
      const read = channel.history(name, since);
      return async () => {
        reading += 1;
        try {
          return await read();
        } finally {
          reading -= 1;
        }
      };
    },
  };
};

/** Folds that people write, or nearly wrote, each put between the line and the match. */
export const brokenFolds: Readonly<Record<string, Seam>> = {
  'folds in the order of arrival': arrivalOrder,
  'places events by the time of their arrival': arrivalTime,
  'keeps a set of seen ids': seenIds,
  'keeps plain tombstones': plainTombstones,
  'forgets a Delete that comes before its target': deletesOnlyTheKnown,
  'deletes playerTime events': deletesPlayerTime,
  'does not clear the history': neverClears,
  'adds a correction beside what it corrects': neverReplaces,
  'trusts a line that lost continuity': trustsTheLine,
  'reads one page of history': onePage,
  'does not listen while it reads the history': deafWhileReading,
};
