import { byChannel, emptyMemory, type LogMemory } from './logMemory.ts';
import type { LiveMatch } from './match.ts';
import type { LiveMessage } from './message.ts';
import { type Change, changeOf, eventsAfter, noMarks, type StandingEvents } from './standingEvents.ts';
import { eventsNow } from './standingNow.ts';
import { takeAll } from './take.ts';

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

/** What of a snapshot says how much of its log's memory is its own. */
export type LogMark = Pick<LiveMatch, 'memory' | 'version' | 'changeCount'>;

/** Whether no message has come since this snapshot was made. */
export const isCurrent = ({ memory, version }: LogMark): boolean => memory.arrivals.length === version;

/** Whether nothing that changes the standing events has happened since this snapshot was made. */
export const isNewest = ({ memory, changeCount }: LogMark): boolean => memory.changes.length === changeCount;

/** A memory of a snapshot's messages alone, made by folding them again. */
export const memoryThen = ({ memory, version }: LogMark): LogMemory => {
  const branch = emptyMemory(memory.matchId, memory.sport);
  takeAll(branch, memory.arrivals.slice(0, version));
  return branch;
};

/**
 * The events that stand at this version, by token. For the newest snapshot this is the log's own list: to be read at
 * once, not kept. An older one's is made from a mark near it.
 */
export const standingEvents = ({ memory, version, changeCount }: LogMark): StandingEvents => {
  if (isNewest({ memory, version, changeCount })) return eventsNow(memory);
  memory.marks ??= noMarks();
  return eventsAfter(memory.marks, memory.changes, changeCount);
};

/** What changed among the standing events after that many changes, oldest first. */
export const changesSince = ({ memory, changeCount }: LogMark, since: number): readonly Change[] =>
  memory.changes.slice(since, changeCount).map(changeOf);

/** Every message of the channel delivered so far, in channel order, whatever became of it. */
export const messagesOf = (log: LogMark): readonly LiveMessage[] =>
  isCurrent(log) ? log.memory.messages : log.memory.arrivals.slice(0, log.version).toSorted(byChannel);

/** How many messages were delivered, repetitions of a serial included: a measure of the line, not of the match. */
export const deliveriesOf = ({ memory }: LogMark): number => memory.deliveries;
