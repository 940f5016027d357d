import { compareContent, sameContent } from './content.ts';
import type { EventKey } from './event.ts';
import {
  isRepetition,
  isTakenBackByDelete,
  judge,
  type StandingEvent,
  standingOf,
  type Verdict,
  versionsIn,
} from './history.ts';
import type { EventLog, LogCounts } from './log.ts';
import { type MatchData, mergeMatchData, noMatchData } from './matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from './message.ts';
import { insert, placeOf } from './sortedList.ts';
import {
  applyChange,
  changeOf,
  type Entry,
  listed,
  type Marks,
  noEvents,
  noMarks,
  type OwnedEvents,
  type StandingEvents,
  sortedByToken,
} from './standingEvents.ts';
import { compareTokens, type Serial } from './timeToken.ts';

/** All that was said about one event. */
interface Dossier {
  readonly type: 'dossier';
  verdict: Verdict;
  /** Serials of the Deletes that name it, ascending. */
  deletes: Serial[];
  standing: StandingEvent | null;
}

/** A log's own memory: changed in place, shared by its envelopes, read through them alone. */
export interface LogMemory {
  /** Every message of the channel that was delivered, in channel order. */
  readonly messages: LiveMessage[];
  /**
   * The same in the order of their delivery: an envelope of version n was made of the first n. It is the same array until
   * a message comes late.
   */
  arrivals: LiveMessage[];
  /** What was said about each event; the only message alone where there is no more. */
  readonly dossiers: Map<EventKey, Dossier | EventMessage>;
  /** Deletes by their own key, by serial: the repetition of a Delete is none. */
  readonly deletes: Map<EventKey, DeleteMessage[]>;
  readonly matchData: MatchDataMessage[];
  /** Serials of the messages that cleared the history, ascending. */
  readonly clearings: Serial[];
  /** The standing events as they were after the first `listedChanges` changes; `eventsNow` brings them up to date. */
  events: OwnedEvents;
  listedChanges: number;
  /** Every change of the standing events in the order in which they happened here. */
  readonly changes: Entry[];
  /** Earlier states of the standing events, made when the first one is asked for. */
  readonly marks: Marks;
  /** The log after each of `messages` in channel order, made when a moment of the past is first asked for; see `until`. */
  past: readonly EventLog[] | null;
  readonly counts: { -readonly [K in keyof LogCounts]: LogCounts[K] };
  /** What readings keep for each standing event, so that an event that stays gives the same thing again. */
  readonly perEvent: WeakMap<StandingEvent, unknown>;
  /** What readings keep for each state of the MatchData, which changes a few times a match. */
  readonly perData: WeakMap<MatchData, unknown>;
  /** What readings keep from snapshot to snapshot, by reading; owned by `keptReading`. */
  readonly kept: Map<unknown, unknown>;
  data: MatchData;
  deliveries: number;
}

/** The memory of a log that has heard nothing yet. */
export const emptyMemory = (): LogMemory => {
  const messages: LiveMessage[] = [];
  return {
    messages,
    arrivals: messages,
    dossiers: new Map(),
    deletes: new Map(),
    matchData: [],
    clearings: [],
    events: noEvents(),
    listedChanges: 0,
    changes: [],
    marks: noMarks(),
    past: null,
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
    perData: new WeakMap(),
    kept: new Map(),
    data: noMatchData,
    deliveries: 0,
  };
};

const compareSerials = (a: Serial, b: Serial): number => (a === b ? 0 : a < b ? -1 : 1);

/** Channel order. Serials are unique; should two messages share one, their content decides, never their arrival. */
export const byChannel = (a: LiveMessage, b: LiveMessage): number =>
  compareSerials(a.serial, b.serial) || a.timestamp - b.timestamp || compareContent(a.raw, b.raw);

const isNewestOf = ({ messages }: LogMemory, message: LiveMessage): boolean =>
  messages[messages.length - 1] === message;

const tally = ({ counts }: LogMemory, verdict: Verdict, sign: 1 | -1): void => {
  const versions = versionsIn(verdict);
  const kept = versions > 0 ? 1 : 0;
  counts.kept += sign * kept;
  counts.replaced += sign * (versions - kept);
  counts.deleted += sign * verdict.deleted;
  counts.duplicates += sign * verdict.duplicates;
};

const sameStanding = (a: StandingEvent | null, b: StandingEvent | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.event === b.event &&
    a.token.serial === b.token.serial &&
    a.token.timestamp === b.token.timestamp &&
    a.versions === b.versions);

const judgeAgain = (memory: LogMemory, dossier: Dossier, came: EventMessage | null): void => {
  const { said, others } = dossier.verdict;
  const messages = [...said, ...others, ...(came === null ? [] : [came])].toSorted(byChannel);
  const verdict = judge(messages, dossier.deletes, memory.clearings);
  tally(memory, dossier.verdict, -1);
  tally(memory, verdict, 1);
  dossier.verdict = verdict;
  const standing = standingOf(verdict);
  if (sameStanding(dossier.standing, standing)) return;
  memory.changes.push({ before: dossier.standing, after: standing });
  dossier.standing = standing;
};

const open = (memory: LogMemory, key: EventKey, known: EventMessage | undefined): Dossier => {
  const dossier: Dossier = {
    type: 'dossier',
    verdict: {
      said: known === undefined ? [] : [known],
      from: 0,
      others: [],
      deleted: 0,
      duplicates: 0,
    },
    deletes: [],
    standing: known === undefined ? null : known.alone,
  };
  memory.dossiers.set(key, dossier);
  return dossier;
};

/** The dossier of an event, opened where there was one message alone or none. */
const dossierOf = (memory: LogMemory, key: EventKey): Dossier => {
  const known = memory.dossiers.get(key);
  return known?.type === 'dossier' ? known : open(memory, key, known);
};

/** A further message about an event, and the newest of the channel: `judge` would give the same from all of them. */
const addNewest = (memory: LogMemory, dossier: Dossier, message: EventMessage): void => {
  const { verdict, standing } = dossier;
  if (isRepetition(verdict.said, message)) {
    verdict.others.push(message);
    verdict.duplicates += 1;
    memory.counts.duplicates += 1;
    return;
  }
  verdict.said.push(message);
  const { alone } = message;
  if (standing === null) {
    memory.counts.kept += 1;
    dossier.standing = alone;
    memory.changes.push(alone);
    return;
  }
  memory.counts.replaced += 1;
  const after: StandingEvent = {
    key: alone.key,
    token: compareTokens(standing.token, alone.token) <= 0 ? standing.token : alone.token,
    event: alone.event,
    serial: alone.serial,
    versions: standing.versions + 1,
  };
  dossier.standing = after;
  memory.changes.push({ before: standing, after });
};

const addEvent = (memory: LogMemory, message: EventMessage, isNewest: boolean): void => {
  const { alone } = message;
  const { key } = alone;
  const known = memory.dossiers.get(key);
  const lastClearing = memory.clearings[memory.clearings.length - 1];
  if (known === undefined && (lastClearing === undefined || lastClearing < message.serial)) {
    memory.dossiers.set(key, message);
    memory.counts.kept += 1;
    memory.changes.push(alone);
    return;
  }
  const dossier = known?.type === 'dossier' ? known : open(memory, key, known);
  if (isNewest) addNewest(memory, dossier, message);
  else judgeAgain(memory, dossier, message);
};

/** Deletes that name an event came, or turned out to be repetitions of others. */
const nameIn = (
  memory: LogMemory,
  target: EventKey,
  came: readonly Serial[],
  left: readonly Serial[],
): void => {
  const dossier = dossierOf(memory, target);
  const rest = dossier.deletes.filter((serial) => !left.includes(serial));
  dossier.deletes = [...rest, ...came].toSorted(compareSerials);
  judgeAgain(memory, dossier, null);
};

/** The Deletes among messages of one key that repeat no earlier one said since the last clearing between them. */
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

/** A Delete that nothing like it was heard of, and that is the newest message: nearly every Delete. */
const addNewDelete = (memory: LogMemory, { serial, target }: DeleteMessage): void => {
  memory.counts.deletes += 1;
  if (target === null) return;
  const dossier = dossierOf(memory, target);
  const { verdict, standing } = dossier;
  dossier.deletes.push(serial);
  if (standing === null || !isTakenBackByDelete(verdict)) return;
  const versions = versionsIn(verdict);
  verdict.from = verdict.said.length;
  verdict.deleted += versions;
  memory.counts.kept -= 1;
  memory.counts.replaced -= versions - 1;
  memory.counts.deleted += versions;
  memory.changes.push({ before: standing, after: null });
  dossier.standing = null;
};

const addDelete = (memory: LogMemory, message: DeleteMessage): void => {
  const { key, target } = message;
  const known = key === null ? undefined : memory.deletes.get(key);
  if (known === undefined && isNewestOf(memory, message)) {
    if (key !== null) memory.deletes.set(key, [message]);
    addNewDelete(memory, message);
    return;
  }
  const same = known ?? [];
  if (key !== null) memory.deletes.set(key, same);
  const before = distinctDeletes(same, memory.clearings);
  insert(same, message, byChannel);
  const after = distinctDeletes(same, memory.clearings);
  memory.counts.deletes += after.length - before.length;
  memory.counts.duplicates += 1 - (after.length - before.length);
  const gone = before.filter((earlier) => !after.includes(earlier));
  for (const no of gone) {
    if (no.target !== null && no.target !== target) nameIn(memory, no.target, [], [no.serial]);
  }
  if (target === null) return;
  const came = after.includes(message) ? [message.serial] : [];
  const left = gone.filter((no) => no.target === target).map((no) => no.serial);
  if (came.length > 0 || left.length > 0) nameIn(memory, target, came, left);
};

const mergeAll = (memory: LogMemory): MatchData => {
  const clear = memory.clearings.at(-1);
  return memory.matchData.reduce(
    (data, message) =>
      clear === undefined || message.serial >= clear ? mergeMatchData(data, message.data) : data,
    noMatchData,
  );
};

const clearBefore = (memory: LogMemory, serial: Serial): void => {
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
  for (const key of memory.dossiers.keys()) judgeAgain(memory, dossierOf(memory, key), null);
};

const addMatchData = (memory: LogMemory, message: MatchDataMessage): void => {
  memory.counts.matchData += 1;
  insert(memory.matchData, message, byChannel);
  if (message.clearHistory) clearBefore(memory, message.serial);
  memory.data =
    memory.matchData.at(-1) === message && !message.clearHistory
      ? mergeMatchData(memory.data, message.data)
      : mergeAll(memory);
};

/** The place of a message that is not the newest; whether it was delivered before. */
const isRedelivery = (memory: LogMemory, message: LiveMessage): boolean => {
  const { messages } = memory;
  const place = placeOf(messages, message, byChannel);
  const before = messages[place - 1];
  if (before !== undefined && byChannel(before, message) === 0) return true;
  if (memory.arrivals === messages) memory.arrivals = messages.slice();
  messages.splice(place, 0, message);
  memory.arrivals.push(message);
  memory.past = null;
  return false;
};

/** Takes one delivered message in, whatever it is. */
export const take = (memory: LogMemory, message: LiveMessage): void => {
  const { messages, counts } = memory;
  memory.deliveries += 1;
  const last = messages[messages.length - 1];
  const isNext = last === undefined || last.serial < message.serial;
  if (isNext) {
    messages.push(message);
    if (memory.arrivals !== messages) memory.arrivals.push(message);
  } else if (isRedelivery(memory, message)) return;
  counts.messages += 1;
  switch (message.type) {
    case 'event':
      addEvent(memory, message, isNext || isNewestOf(memory, message));
      break;
    case 'delete':
      addDelete(memory, message);
      break;
    case 'matchData':
      addMatchData(memory, message);
      break;
    case 'foreign':
      counts.foreign += 1;
      break;
    case 'unreadable':
      counts.unreadable += 1;
      break;
  }
};

const standingIn = (memory: LogMemory): StandingEvent[] => {
  const standing: StandingEvent[] = [];
  for (const known of memory.dossiers.values()) {
    const own = known.type === 'dossier' ? known.standing : known.alone;
    if (own !== null) standing.push(own);
  }
  return standing;
};

/** After more open changes than this the lists are made anew: each change alone could cost the length of a list. */
const mostAlone = 32;

/** The log's own lists of the events that stand, brought up to date. */
export const eventsNow = (memory: LogMemory): StandingEvents => {
  const { changes } = memory;
  if (changes.length - memory.listedChanges > mostAlone)
    memory.events = listed(sortedByToken(standingIn(memory)));
  else {
    for (let index = memory.listedChanges; index < changes.length; index += 1) {
      const entry = changes[index];
      if (entry !== undefined) applyChange(memory.events, changeOf(entry));
    }
  }
  memory.listedChanges = changes.length;
  return memory.events;
};
