import type { MatchId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { byChannel, emptyMemory, type LogMemory, take } from './logMemory.ts';
import type { MatchData } from './matchData.ts';
import type { LiveMessage } from './message.ts';
import { type Change, eventsBefore, type StandingEvents } from './standingEvents.ts';

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

const envelope = (matchId: MatchId, sport: SportKind, memory: LogMemory): EventLog => ({
  matchId,
  sport,
  version: memory.arrivals.length,
  counts: { ...memory.counts },
  data: memory.data,
  changeCount: memory.changes.length / 2,
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
  const memory = memoryToExtend(log);
  take(memory, message);
  return memory === log.memory && isCurrent(log) ? log : envelope(log.matchId, log.sport, memory);
};

const changesBetween = ({ memory }: EventLog, from: number, to: number): readonly Change[] =>
  Array.from({ length: to - from }, (_, index) => ({
    before: memory.changes[2 * (from + index)] ?? null,
    after: memory.changes[2 * (from + index) + 1] ?? null,
  }));

/** Whether nothing that changes the standing events has happened since this envelope was made. */
export const isNewest = (log: EventLog): boolean => log.memory.changes.length / 2 === log.changeCount;

/**
 * The events that stand at this version, by token. For the newest envelope this is the log's own list: to be read at
 * once, not kept. An older envelope's list is made anew from the changes since.
 */
export const standingEvents = (log: EventLog): StandingEvents =>
  isNewest(log)
    ? log.memory.events
    : eventsBefore(log.memory.events, changesBetween(log, log.changeCount, log.memory.changes.length / 2));

/** What changed among the standing events after that many changes, oldest first. */
export const changesSince = (log: EventLog, changeCount: number): readonly Change[] =>
  changesBetween(log, changeCount, log.changeCount);

/** Every message of the channel delivered so far, in channel order, whatever became of it. */
export const messagesOf = (log: EventLog): readonly LiveMessage[] =>
  isCurrent(log) ? log.memory.messages : log.memory.arrivals.slice(0, log.version).toSorted(byChannel);

/** How many messages were delivered, repetitions of a serial included: a measure of the line, not of the match. */
export const deliveriesOf = (log: EventLog): number => log.memory.deliveries;
