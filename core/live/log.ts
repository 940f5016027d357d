import type { MatchId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { byChannel, emptyMemory, eventsNow, type LogMemory, take } from './logMemory.ts';
import type { MatchData } from './matchData.ts';
import type { LiveMessage } from './message.ts';
import { type Change, changeOf, eventsAfter, type StandingEvents } from './standingEvents.ts';
import type { Serial } from './timeToken.ts';

/**
 * What became of the channel's messages: each is counted once, so that the numbers after `messages` add up to it
 * (recordings.md, "The summary"). They depend on which messages the channel holds, not on how often or in which order
 * those were delivered.
 */
export interface LogCounts {
  readonly messages: number;
  readonly kept: number;
  readonly replaced: number;
  readonly deletes: number;
  readonly deleted: number;
  readonly duplicates: number;
  readonly matchData: number;
  readonly unreadable: number;
  readonly foreign: number;
}

/**
 * The log of a match at one version: the only fold (readings 14–19). It is a pure function of the set of messages
 * delivered so far, whatever their order, paging, overlap or repetition. `append` gives a new envelope around a memory
 * that all envelopes of a log share and only the newest extends; older envelopes keep answering as they were.
 */
export interface EventLog {
  readonly matchId: MatchId;
  readonly sport: SportKind;
  /** Grows with every message that is new; two envelopes of one log are the same when their versions are. */
  readonly version: number;
  readonly counts: LogCounts;
  /** What MatchData has told so far (reading 16). */
  readonly data: MatchData;
  /** How many changes of standing events lie behind this envelope. */
  readonly changeCount: number;
  /** Owned by `core/live/logMemory`. */
  readonly memory: LogMemory;
}

const countsOf = (counts: LogCounts): LogCounts => ({
  messages: counts.messages,
  kept: counts.kept,
  replaced: counts.replaced,
  deletes: counts.deletes,
  deleted: counts.deleted,
  duplicates: counts.duplicates,
  matchData: counts.matchData,
  unreadable: counts.unreadable,
  foreign: counts.foreign,
});

const envelope = (matchId: MatchId, sport: SportKind, memory: LogMemory): EventLog => ({
  matchId,
  sport,
  version: memory.arrivals.length,
  counts: countsOf(memory.counts),
  data: memory.data,
  changeCount: memory.changes.length,
  memory,
});

/** The log of a match of which nothing is known yet. */
export const emptyLog = (matchId: MatchId, sport: SportKind): EventLog =>
  envelope(matchId, sport, emptyMemory());

/** Whether no message has come since this envelope was made. */
const isCurrent = (log: EventLog): boolean => log.memory.arrivals.length === log.version;

/** The memory to extend: the log's own, or that of a new branch where another message has already been appended. */
const memoryToExtend = (log: EventLog): LogMemory => {
  if (isCurrent(log)) return log.memory;
  const branch = emptyMemory();
  for (const message of log.memory.arrivals.slice(0, log.version)) take(branch, message);
  return branch;
};

/** The log with many more messages, in one envelope: how history is folded. */
export const replay = (log: EventLog, messages: Iterable<LiveMessage>): EventLog => {
  const memory = memoryToExtend(log);
  for (const message of messages) take(memory, message);
  return memory === log.memory && isCurrent(log) ? log : envelope(log.matchId, log.sport, memory);
};

/**
 * The log with one more message: O(1) for a message in order, O(log n) for a late one. A message that was delivered
 * before changes nothing and gives the same envelope. Appending to an envelope that is not the newest of its log gives a
 * branch, at the price of folding its messages again.
 */
export const append = (log: EventLog, message: LiveMessage): EventLog => {
  const memory = isCurrent(log) ? log.memory : memoryToExtend(log);
  take(memory, message);
  return memory === log.memory && isCurrent(log) ? log : envelope(log.matchId, log.sport, memory);
};

/** Whether nothing that changes the standing events has happened since this envelope was made. */
export const isNewest = (log: EventLog): boolean => log.memory.changes.length === log.changeCount;

/**
 * The events that stand at this version, by token. For the newest envelope this is the log's own list: to be read at
 * once, not kept. An older envelope's is made from a mark near it.
 */
export const standingEvents = (log: EventLog): StandingEvents =>
  isNewest(log) ? eventsNow(log.memory) : eventsAfter(log.memory.marks, log.memory.changes, log.changeCount);

/** What changed among the standing events after that many changes, oldest first. */
export const changesSince = (log: EventLog, changeCount: number): readonly Change[] =>
  log.memory.changes.slice(changeCount, log.changeCount).map(changeOf);

/** Every message of the channel delivered so far, in channel order, whatever became of it. */
export const messagesOf = (log: EventLog): readonly LiveMessage[] =>
  isCurrent(log) ? log.memory.messages : log.memory.arrivals.slice(0, log.version).toSorted(byChannel);

/** How many messages were delivered, repetitions of a serial included: a measure of the line, not of the match. */
export const deliveriesOf = (log: EventLog): number => log.memory.deliveries;

/** The log as it grows with messages that come in channel order. */
const grown = (begin: readonly EventLog[], messages: readonly LiveMessage[]): readonly EventLog[] => {
  const logs = begin.slice();
  let log = logs.at(-1);
  for (const message of messages.slice(logs.length - 1)) {
    if (log === undefined) break;
    log = append(log, message);
    logs.push(log);
  }
  return logs;
};

/**
 * The log as the channel had it up to and including a serial, whatever the order in which its messages were delivered.
 * The first moment asked for costs a fold of the whole; after that any moment costs a search, and its events a few
 * changes from a mark near it.
 */
export const until = (log: EventLog, last: Serial): EventLog => {
  const { memory } = log;
  const begin = (): readonly EventLog[] => [emptyLog(log.matchId, log.sport)];
  if (!isCurrent(log) && memory.arrivals !== memory.messages) {
    return replay(
      emptyLog(log.matchId, log.sport),
      messagesOf(log).filter(({ serial }) => serial <= last),
    );
  }
  const { messages } = memory;
  if (memory.past === null || memory.past.length <= messages.length) {
    memory.past = grown(memory.past ?? begin(), messages);
  }
  let low = 0;
  let high = log.version;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = messages[middle];
    if (at !== undefined && at.serial <= last) low = middle + 1;
    else high = middle;
  }
  return memory.past[low] ?? log;
};
