import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import type {
  ChannelFailure,
  ChannelMessage,
  ChannelSignal,
  HistoryPage,
  LiveChannel,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { mergeMap } from 'rxjs';
import { isBody } from './match/draft.ts';
import type { Seam } from './simulate.ts';

/** Changes or drops (null) a message before the real fold; may keep state. */
type Rewrite = (message: ChannelMessage) => ChannelMessage | null;

/** Joins all pages of a history, with the messages rewritten oldest first. */
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

/** Treats a later arrival as newer, whatever its serial. */
const arrivalOrder = rewriting(() => {
  let arrived = 0;
  return (message) => {
    arrived += 1;
    return { ...message, serial: serialOfInteger(arrived) };
  };
});

/** Orders events by arrival. */
const arrivalTime = rewriting(() => {
  let arrived = 0;
  return (message) => {
    arrived += 1;
    return { ...message, timestamp: Instant(arrived) };
  };
});

/** Treats a known Id as a repetition, though real corrections repeat the Id. */
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

/** Ignores an event reported again after its Delete. */
const plainTombstones = rewriting(() => {
  const gone = new Set<unknown>();
  return (message) => {
    if (fieldOf(message, 'MatchEventType') === 'Delete') gone.add(fieldOf(message, 'DeletedEventClientId'));
    else if (gone.has(fieldOf(message, 'ClientId'))) return null;
    return message;
  };
});

/** Drops a Delete that arrives before its target. */
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

/** Lets a Delete remove playerTime events too. */
const deletesPlayerTime = changed((body) =>
  body.MatchEventType === 'PlayerTime' ? { ...body, MatchEventType: 'Timeout' } : body,
);

/** Ignores `ClearHistory`. */
const neverClears = changed((body) => ({ ...body, ClearHistory: false }));

/** Treats every message as a new event, so that a correction is added beside the original. */
const neverReplaces = rewriting(
  () => (message) =>
    isBody(message.data) &&
    message.data.MatchEventType !== 'Delete' &&
    typeof message.data.ClientId === 'string'
      ? { ...message, data: { ...message.data, ClientId: `${message.data.ClientId}#${message.serial}` } }
      : message,
);

/** Treats every re-attach as continuous. */
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

/** Reads only one page of history. */
const onePage: Seam = (channel) => ({
  ...channel,
  history: (name, since) => async () =>
    either.map(({ messages }: HistoryPage) => ({ messages }))(await channel.history(name, since)()),
});

/** Ignores live messages while it reads the history. */
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

/** Plausible mistakes in folds, each wrapped around the channel. */
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
