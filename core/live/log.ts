import type { MatchId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { compareContent, sameContent } from './content.ts';
import type { EventKey } from './event.ts';
import { judge, type StandingEvent, standsAlone, type Verdict } from './history.ts';
import { type MatchData, mergeMatchData, noMatchData } from './matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from './message.ts';
import { insert, placeOf } from './sortedList.ts';
import {
  applyChange,
  type Change,
  eventsBefore,
  noEvents,
  type OwnedEvents,
  type StandingEvents,
} from './standingEvents.ts';
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

/** All that was said about one event. `message` is the only one, `messages` holds them when there are more. */
interface Dossier {
  messages: EventMessage[];
  deletes: Serial[];
  verdict: Verdict | null;
  standing: StandingEvent | null;
}

/** The log's own memory: changed in place, shared by all its envelopes, read through them alone. */
interface Memory {
  /** Every message of the channel that was delivered, in channel order. */
  readonly messages: LiveMessage[];
  /** The same in the order of their delivery: an envelope of version n was made of the first n. */
  readonly arrivals: LiveMessage[];
  readonly dossiers: Map<EventKey, Dossier>;
  /** Deletes by their own key, by serial: the repetition of a Delete is none. */
  readonly deletes: Map<EventKey, DeleteMessage[]>;
  readonly matchData: MatchDataMessage[];
  readonly clearings: Serial[];
  readonly events: OwnedEvents;
  /** Every change of the standing events, in the order in which they happened here. */
  readonly changes: Change[];
  readonly counts: { -readonly [K in keyof LogCounts]: LogCounts[K] };
  /** What readings keep for each standing event, so that an event that stays gives the same thing again. */
  readonly perEvent: WeakMap<StandingEvent, unknown>;
  data: MatchData;
  deliveries: number;
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
  /** Owned by `core/live/log`. */
  readonly memory: Memory;
}

const envelope = (matchId: MatchId, sport: SportKind, memory: Memory): EventLog => ({
  matchId,
  sport,
  version: memory.arrivals.length,
  counts: { ...memory.counts },
  data: memory.data,
  changeCount: memory.changes.length,
  memory,
});

const emptyMemory = (): Memory => ({
  messages: [],
  arrivals: [],
  dossiers: new Map(),
  deletes: new Map(),
  matchData: [],
  clearings: [],
  events: noEvents(),
  changes: [],
  counts: {
    messages: 0,
    kept: 0,
    replaced: 0,
    deletes: 0,
    deleted: 0,
    duplicates: 0,
    matchData: 0,
    unreadable: 0,
    foreign: 0,
  },
  perEvent: new WeakMap(),
  data: noMatchData,
  deliveries: 0,
});

/** The log of a match of which nothing is known yet. */
export const emptyLog = (matchId: MatchId, sport: SportKind): EventLog =>
  envelope(matchId, sport, emptyMemory());

const compareSerials = (a: Serial, b: Serial): number => (a === b ? 0 : a < b ? -1 : 1);

/** Channel order. Serials are unique; should two messages share one, their content decides, never their arrival. */
const byChannel = (a: LiveMessage, b: LiveMessage): number =>
  compareSerials(a.serial, b.serial) || a.timestamp - b.timestamp || compareContent(a.raw, b.raw);

const change = (memory: Memory, before: StandingEvent | null, after: StandingEvent | null): void => {
  if (before === after) return;
  const made = { before, after };
  applyChange(memory.events, made);
  memory.changes.push(made);
};

const tally = (memory: Memory, verdict: Verdict, sign: 1 | -1): void => {
  memory.counts.kept += sign * verdict.kept;
  memory.counts.replaced += sign * verdict.replaced;
  memory.counts.deleted += sign * verdict.deleted;
  memory.counts.duplicates += sign * verdict.duplicates;
};

const sameStanding = (a: StandingEvent | null, b: StandingEvent | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.event === b.event &&
    a.token.serial === b.token.serial &&
    a.token.timestamp === b.token.timestamp &&
    a.versions === b.versions);

const onlyOne: Verdict = { standing: null, kept: 1, replaced: 0, deleted: 0, duplicates: 0 };

const judgeAgain = (memory: Memory, dossier: Dossier): void => {
  const verdict = judge(dossier.messages, dossier.deletes, memory.clearings);
  if (dossier.verdict !== null) tally(memory, dossier.verdict, -1);
  tally(memory, verdict, 1);
  dossier.verdict = verdict;
  const { standing } = verdict;
  if (sameStanding(dossier.standing, standing)) return;
  change(memory, dossier.standing, standing);
  dossier.standing = standing;
};

const addEvent = (memory: Memory, message: EventMessage): void => {
  const { key } = message.event;
  const known = memory.dossiers.get(key);
  const lastClearing = memory.clearings.at(-1);
  if (known === undefined && (lastClearing === undefined || lastClearing < message.serial)) {
    const standing = standsAlone(message);
    memory.dossiers.set(key, { messages: [message], deletes: [], verdict: onlyOne, standing });
    memory.counts.kept += 1;
    change(memory, null, standing);
    return;
  }
  const dossier = known ?? { messages: [], deletes: [], verdict: null, standing: null };
  if (known === undefined) memory.dossiers.set(key, dossier);
  insert(dossier.messages, message, byChannel);
  judgeAgain(memory, dossier);
};

const nameIn = (
  memory: Memory,
  target: EventKey,
  serials: readonly Serial[],
  gone: readonly Serial[],
): void => {
  const dossier = memory.dossiers.get(target) ?? { messages: [], deletes: [], verdict: null, standing: null };
  memory.dossiers.set(target, dossier);
  for (const serial of gone) {
    const at = dossier.deletes.indexOf(serial);
    if (at >= 0) dossier.deletes.splice(at, 1);
  }
  for (const serial of serials) insert(dossier.deletes, serial, compareSerials);
  judgeAgain(memory, dossier);
};

/** The Deletes among messages of one key that are no repetition of an earlier one since the last clearing between them. */
const distinctDeletes = (
  messages: readonly DeleteMessage[],
  clearings: readonly Serial[],
): readonly DeleteMessage[] => {
  const said: DeleteMessage[] = [];
  const between = (a: Serial, b: Serial): boolean => clearings.some((clear) => a < clear && clear < b);
  for (const message of messages) {
    const repeated = said.some(
      (earlier) => !between(earlier.serial, message.serial) && sameContent(earlier.raw, message.raw),
    );
    if (!repeated) said.push(message);
  }
  return said;
};

const addDelete = (memory: Memory, message: DeleteMessage): void => {
  const { key, target } = message;
  const same = key === null ? [] : (memory.deletes.get(key) ?? []);
  const before = distinctDeletes(same, memory.clearings);
  if (key !== null) memory.deletes.set(key, same);
  insert(same, message, byChannel);
  const after = distinctDeletes(same, memory.clearings);
  memory.counts.deletes += after.length - before.length;
  memory.counts.duplicates += 1 - (after.length - before.length);
  const gone = before.filter((earlier) => !after.includes(earlier));
  for (const no of gone)
    if (no.target !== null && no.target !== target) nameIn(memory, no.target, [], [no.serial]);
  if (target === null) return;
  const came = after.includes(message) ? [message.serial] : [];
  const left = gone.filter((no) => no.target === target).map((no) => no.serial);
  if (came.length > 0 || left.length > 0) nameIn(memory, target, came, left);
};

const mergeAll = (memory: Memory): MatchData => {
  const clear = memory.clearings.at(-1);
  return memory.matchData.reduce(
    (data, message) =>
      clear === undefined || message.serial >= clear ? mergeMatchData(data, message.data) : data,
    noMatchData,
  );
};

const clearBefore = (memory: Memory, serial: Serial): void => {
  const known = new Map(
    [...memory.deletes].map(([key, list]) => [key, distinctDeletes(list, memory.clearings)]),
  );
  insert(memory.clearings, serial, compareSerials);
  for (const [key, list] of memory.deletes) {
    const before = known.get(key) ?? [];
    const after = distinctDeletes(list, memory.clearings);
    memory.counts.deletes += after.length - before.length;
    memory.counts.duplicates -= after.length - before.length;
    for (const { target, serial: at } of after.filter((one) => !before.includes(one))) {
      if (target !== null) nameIn(memory, target, [at], []);
    }
  }
  for (const dossier of memory.dossiers.values()) judgeAgain(memory, dossier);
};

const addMatchData = (memory: Memory, message: MatchDataMessage): void => {
  memory.counts.matchData += 1;
  insert(memory.matchData, message, byChannel);
  if (message.clearHistory) clearBefore(memory, message.serial);
  memory.data =
    memory.matchData.at(-1) === message && !message.clearHistory
      ? mergeMatchData(memory.data, message.data)
      : mergeAll(memory);
};

/** Whether the channel's message was delivered before; else it takes its place among the messages. */
const isRedelivery = (memory: Memory, message: LiveMessage): boolean => {
  const { messages } = memory;
  const last = messages.at(-1);
  if (last === undefined || last.serial < message.serial) {
    messages.push(message);
    return false;
  }
  const place = placeOf(messages, message, byChannel);
  const before = messages[place - 1];
  if (before !== undefined && byChannel(before, message) === 0) return true;
  messages.splice(place, 0, message);
  return false;
};

const take = (memory: Memory, message: LiveMessage): void => {
  memory.deliveries += 1;
  if (isRedelivery(memory, message)) return;
  memory.arrivals.push(message);
  memory.counts.messages += 1;
  switch (message.type) {
    case 'event':
      addEvent(memory, message);
      break;
    case 'delete':
      addDelete(memory, message);
      break;
    case 'matchData':
      addMatchData(memory, message);
      break;
    case 'foreign':
      memory.counts.foreign += 1;
      break;
    case 'unreadable':
      memory.counts.unreadable += 1;
      break;
  }
};

/** Whether no message has come since this envelope was made. */
const isCurrent = (log: EventLog): boolean => log.memory.arrivals.length === log.version;

/** The memory to extend: the log's own, or that of a new branch where another message has already been appended. */
const memoryToExtend = (log: EventLog): Memory => {
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

/** Whether nothing that changes the standing events has happened since this envelope was made. */
export const isNewest = (log: EventLog): boolean => log.memory.changes.length === log.changeCount;

/**
 * The events that stand at this version, by token. For the newest envelope this is the log's own list: to be read at
 * once, not kept. An older envelope's list is made anew from the changes since.
 */
export const standingEvents = (log: EventLog): StandingEvents =>
  isNewest(log)
    ? log.memory.events
    : eventsBefore(log.memory.events, log.memory.changes.slice(log.changeCount));

/** What changed among the standing events after that many changes, oldest first. */
export const changesSince = (log: EventLog, changeCount: number): readonly Change[] =>
  log.memory.changes.slice(changeCount, log.changeCount);

/** Every message of the channel delivered so far, in channel order, whatever became of it. */
export const messagesOf = (log: EventLog): readonly LiveMessage[] =>
  isCurrent(log) ? log.memory.messages : log.memory.arrivals.slice(0, log.version).toSorted(byChannel);

/** How many messages were delivered, repetitions of a serial included: a measure of the line, not of the match. */
export const deliveriesOf = (log: EventLog): number => log.memory.deliveries;
