import { compareContent, sameContent } from './content.ts';
import type { EventKey } from './event.ts';
import {
  judge,
  judgeDeleted,
  judgeNewest,
  noVerdict,
  type StandingEvent,
  standingOf,
  type Verdict,
} from './history.ts';
import type { LogCounts } from './log.ts';
import { type MatchData, mergeMatchData, noMatchData } from './matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from './message.ts';
import { insert, placeOf } from './sortedList.ts';
import { applyChange, noEvents, type OwnedEvents } from './standingEvents.ts';
import type { Serial } from './timeToken.ts';

/** All that was said about one event. */
interface Dossier {
  readonly messages: EventMessage[];
  /** Serials of the Deletes that name it, ascending. */
  readonly deletes: Serial[];
  verdict: Verdict;
  standing: StandingEvent | null;
}

/** A log's own memory: changed in place, shared by its envelopes, read through them alone. */
export interface LogMemory {
  /** Every message of the channel that was delivered, in channel order. */
  readonly messages: LiveMessage[];
  /** The same in the order of their delivery: an envelope of version n was made of the first n. */
  readonly arrivals: LiveMessage[];
  /** What was said about each event; the only message alone where there is no more. */
  readonly dossiers: Map<EventKey, Dossier | EventMessage>;
  /** Deletes by their own key, by serial: the repetition of a Delete is none. */
  readonly deletes: Map<EventKey, DeleteMessage[]>;
  readonly matchData: MatchDataMessage[];
  /** Serials of the messages that cleared the history, ascending. */
  readonly clearings: Serial[];
  readonly events: OwnedEvents;
  /** Every change of the standing events in the order in which they happened here: what stood before, what after. */
  readonly changes: (StandingEvent | null)[];
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
export const emptyMemory = (): LogMemory => ({
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
  perData: new WeakMap(),
  kept: new Map(),
  data: noMatchData,
  deliveries: 0,
});

const compareSerials = (a: Serial, b: Serial): number => (a === b ? 0 : a < b ? -1 : 1);

/** Channel order. Serials are unique; should two messages share one, their content decides, never their arrival. */
export const byChannel = (a: LiveMessage, b: LiveMessage): number =>
  compareSerials(a.serial, b.serial) || a.timestamp - b.timestamp || compareContent(a.raw, b.raw);

const isNewestOf = (memory: LogMemory, message: LiveMessage): boolean => memory.messages.at(-1) === message;

const change = (memory: LogMemory, before: StandingEvent | null, after: StandingEvent | null): void => {
  applyChange(memory.events, { before, after });
  memory.changes.push(before, after);
};

const tally = (memory: LogMemory, { versions, deleted, duplicates }: Verdict, sign: 1 | -1): void => {
  const kept = versions.length > 0 ? 1 : 0;
  memory.counts.kept += sign * kept;
  memory.counts.replaced += sign * (versions.length - kept);
  memory.counts.deleted += sign * deleted;
  memory.counts.duplicates += sign * duplicates;
};

const sameStanding = (a: StandingEvent | null, b: StandingEvent | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.event === b.event &&
    a.token.serial === b.token.serial &&
    a.token.timestamp === b.token.timestamp &&
    a.versions === b.versions);

const settle = (memory: LogMemory, dossier: Dossier, verdict: Verdict): void => {
  tally(memory, dossier.verdict, -1);
  tally(memory, verdict, 1);
  dossier.verdict = verdict;
  const standing = standingOf(verdict.versions);
  if (sameStanding(dossier.standing, standing)) return;
  change(memory, dossier.standing, standing);
  dossier.standing = standing;
};

const judgeAgain = (memory: LogMemory, dossier: Dossier): void =>
  settle(memory, dossier, judge(dossier.messages, dossier.deletes, memory.clearings));

/** The dossier of an event, opened where there was one message alone or none. */
const dossierOf = (memory: LogMemory, key: EventKey): Dossier => {
  const known = memory.dossiers.get(key);
  if (known !== undefined && !('type' in known)) return known;
  const alone = known === undefined ? [] : [known];
  const dossier: Dossier = {
    messages: alone,
    deletes: [],
    verdict: known === undefined ? noVerdict : { ...noVerdict, versions: [known], said: [known] },
    standing: known?.alone ?? null,
  };
  memory.dossiers.set(key, dossier);
  return dossier;
};

const addEvent = (memory: LogMemory, message: EventMessage): void => {
  const { key } = message.event;
  const lastClearing = memory.clearings.at(-1);
  const isAlone = !memory.dossiers.has(key) && (lastClearing === undefined || lastClearing < message.serial);
  if (isAlone) {
    memory.dossiers.set(key, message);
    memory.counts.kept += 1;
    change(memory, null, message.alone);
    return;
  }
  const dossier = dossierOf(memory, key);
  insert(dossier.messages, message, byChannel);
  if (isNewestOf(memory, message)) settle(memory, dossier, judgeNewest(dossier.verdict, message));
  else judgeAgain(memory, dossier);
};

/** Deletes that name an event came, or turned out to be repetitions of others. */
const nameIn = (
  memory: LogMemory,
  target: EventKey,
  came: readonly Serial[],
  left: readonly Serial[],
): void => {
  const dossier = dossierOf(memory, target);
  for (const serial of left) {
    const at = dossier.deletes.indexOf(serial);
    if (at >= 0) dossier.deletes.splice(at, 1);
  }
  for (const serial of came) insert(dossier.deletes, serial, compareSerials);
  judgeAgain(memory, dossier);
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
  dossier.deletes.push(serial);
  settle(memory, dossier, judgeDeleted(dossier.verdict));
};

const addDelete = (memory: LogMemory, message: DeleteMessage): void => {
  const { key, target } = message;
  const same = key === null ? [] : (memory.deletes.get(key) ?? []);
  if (key !== null) memory.deletes.set(key, same);
  if (same.length === 0 && isNewestOf(memory, message)) {
    same.push(message);
    addNewDelete(memory, message);
    return;
  }
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
  for (const key of memory.dossiers.keys()) judgeAgain(memory, dossierOf(memory, key));
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

/** Whether the channel's message was delivered before; else it takes its place among the messages. */
const isRedelivery = (memory: LogMemory, message: LiveMessage): boolean => {
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

/** Takes one delivered message in, whatever it is. */
export const take = (memory: LogMemory, message: LiveMessage): void => {
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
