import type { EventKey } from '../eventBase.ts';
import { isSameData, type MatchData, mergeMatchData, noMatchData } from '../wire/matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from '../wire/message.ts';
import { byChannel, hasMessage } from './channelOrder.ts';
import { byToken, type CurrentEvent } from './currentEvent.ts';
import {
  addBody,
  addVersion,
  deleteVersions,
  type EventHistory,
  historyOf,
  type SeenBodies,
} from './eventHistory.ts';
import { noCounts } from './logCounts.ts';

/**
 * A channel's messages and their fold. Only the newest snapshot of a match extends it, by appending messages, so that older
 * snapshots keep their prefix; late messages make a new log.
 */
export interface Log {
  /** Every delivered message, in channel order. */
  readonly messages: LiveMessage[];
  /** The messages of each event since the last ClearHistory: its only one, or its history. */
  readonly events: Map<EventKey, EventMessage | EventHistory>;
  /** The bodies of the Deletes since then, to recognise repetitions. */
  readonly deletes: SeenBodies;
  readonly counts: ReturnType<typeof noCounts>;
  data: MatchData;
  /** The current events, by token; null until they are listed again. */
  current: CurrentEvent[] | null;
}

/** A log without messages. */
export const emptyLog = (): Log => ({
  messages: [],
  events: new Map(),
  deletes: new Map(),
  counts: noCounts(),
  data: noMatchData,
  current: [],
});

const currentOf = (entry: EventMessage | EventHistory | undefined): CurrentEvent | null =>
  entry?.current ?? null;

/** A log's current event with a key; null where there is none. */
export const currentEvent = ({ events }: Log, key: EventKey): CurrentEvent | null =>
  currentOf(events.get(key));

/** A log's current events, by token. */
export const currentEvents = (log: Log): CurrentEvent[] => {
  if (log.current !== null) return log.current;
  const all: CurrentEvent[] = [];
  let isSorted = true;
  let last: CurrentEvent | null = null;
  for (const entry of log.events.values()) {
    const own = currentOf(entry);
    if (own === null) continue;
    isSorted &&= last === null || byToken(last, own) <= 0;
    last = own;
    all.push(own);
  }
  log.current = isSorted ? all : all.toSorted(byToken);
  return log.current;
};

/** Lists a new event: appended where it is the last, as nearly all are; otherwise the list is made again. */
const list = (log: Log, current: CurrentEvent): void => {
  const last = log.current?.at(-1);
  if (last === undefined || byToken(last, current) <= 0) log.current?.push(current);
  else log.current = null;
};

/** An event's history, created where it had one message. */
const openHistory = ({ events }: Log, entry: EventMessage | EventHistory): EventHistory => {
  if (entry.type === 'history') return entry;
  const history = historyOf(entry);
  events.set(entry.current.key, history);
  return history;
};

const addEvent = (log: Log, message: EventMessage): void => {
  const { counts, events } = log;
  const { current } = message;
  const entry = events.get(current.key);
  if (entry === undefined) {
    events.set(current.key, message);
    counts.kept += 1;
    list(log, current);
    return;
  }
  const history = openHistory(log, entry);
  const existed = history.current !== null;
  if (!addVersion(history, message)) {
    counts.duplicates += 1;
    return;
  }
  if (existed) counts.replaced += 1;
  else counts.kept += 1;
  log.current = null;
};

/** Adds a Delete, which removes its event's earlier versions unless that is a playerTime (reading 15). */
const addDelete = (log: Log, { key, target, raw }: DeleteMessage): void => {
  const { counts, events, deletes } = log;
  if (key !== null && !addBody(deletes, raw)) {
    counts.duplicates += 1;
    return;
  }
  counts.deletes += 1;
  const entry = target === null ? undefined : events.get(target);
  const before = currentOf(entry);
  if (entry === undefined || before === null || before.event.type === 'playerTime') return;
  deleteVersions(openHistory(log, entry));
  counts.kept -= 1;
  counts.replaced -= before.versions - 1;
  counts.deleted += before.versions;
  log.current = null;
};

/** Adds MatchData; ClearHistory removes everything before it (reading 16). */
const addMatchData = (log: Log, { clearHistory, data }: MatchDataMessage): void => {
  const { counts, events, deletes } = log;
  counts.matchData += 1;
  if (clearHistory) {
    counts.deleted += counts.kept + counts.replaced;
    counts.kept = 0;
    counts.replaced = 0;
    events.clear();
    deletes.clear();
    log.data = noMatchData;
    log.current = [];
  }
  log.data = mergeMatchData(log.data, data);
};

/** Appends a message that follows all others of the log in channel order. */
const append = (log: Log, message: LiveMessage): void => {
  log.messages.push(message);
  log.counts.messages += 1;
  switch (message.type) {
    case 'event':
      addEvent(log, message);
      break;
    case 'delete':
      addDelete(log, message);
      break;
    case 'matchData':
      addMatchData(log, message);
      break;
    case 'foreign':
      log.counts.foreign += 1;
      break;
    case 'unreadable':
      log.counts.unreadable += 1;
      break;
  }
};

/** The log of messages in channel order. */
export const logOf = (messages: readonly LiveMessage[]): Log => {
  const log = emptyLog();
  for (const message of messages) append(log, message);
  return log;
};

const isSameCurrent = (a: CurrentEvent, b: CurrentEvent): boolean =>
  a.event === b.event &&
  a.token === b.token &&
  a.reportedAt === b.reportedAt &&
  a.versions === b.versions &&
  a.corrected === b.corrected;

/** The log of messages in channel order, which reuses another log's objects where they are equal. */
export const logReusing = (other: Log, messages: readonly LiveMessage[]): Log => {
  const log = logOf(messages);
  for (const [key, entry] of log.events) {
    if (entry.type === 'event') continue;
    const before = currentEvent(other, key);
    if (before === null || entry.current === null || !isSameCurrent(before, entry.current)) continue;
    entry.current = before;
  }
  log.current = null;
  if (isSameData(log.data, other.data)) log.data = other.data;
  return log;
};

/** A new log with late messages in their places; equal objects are reused. */
const refold = (log: Log, late: readonly LiveMessage[]): Log => {
  const ordered = [...log.messages, ...late].toSorted(byChannel);
  // Late messages may repeat each other.
  return logReusing(
    log,
    ordered.filter((message, index) => {
      const before = ordered[index - 1];
      return before === undefined || byChannel(before, message) !== 0;
    }),
  );
};

/**
 * Adds delivered messages, in any order, and ignores those it has. Messages in channel order extend the log in place; late
 * ones give a new log, at the cost of a full fold.
 */
export const addMessages = (log: Log, delivered: Iterable<LiveMessage>): Log => {
  const late: LiveMessage[] = [];
  let last = log.messages[log.messages.length - 1];
  for (const message of delivered) {
    if (last === undefined || last.serial < message.serial) {
      append(log, message);
      last = message;
    } else if (message !== last && !hasMessage(log.messages, message)) late.push(message);
  }
  return late.length === 0 ? log : refold(log, late);
};
