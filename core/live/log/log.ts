import type { EventKey } from '../eventBase.ts';
import { isSameData, type MatchData, mergeMatchData, noMatchData } from '../wire/matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from '../wire/message.ts';
import { byChannel, has } from './channelOrder.ts';
import { addVersion, type EventHistory, historyOf, removeVersions } from './eventHistory.ts';
import { noCounts } from './logCounts.ts';
import { addBody, type KnownBodies } from './repetition.ts';
import { byToken, type StandingEvent } from './standingEvent.ts';

/**
 * A channel's messages and what they come to. The newest snapshot of a match extends it in place, at the end of its
 * messages alone, so that an older snapshot still has its own part of them; late messages make a new log.
 */
export interface Log {
  /** Every message that was delivered, in channel order. */
  readonly messages: LiveMessage[];
  /** What was said of each event since the history was last cleared; the only message alone where there is no more. */
  readonly events: Map<EventKey, EventMessage | EventHistory>;
  /** The bodies of the Deletes since then: the repetition of a Delete is none. */
  readonly deletes: KnownBodies;
  readonly counts: ReturnType<typeof noCounts>;
  data: MatchData;
  /** The events that stand, by token; null until they are listed anew. */
  standing: StandingEvent[] | null;
}

/** A log that has heard nothing yet. */
export const emptyLog = (): Log => ({
  messages: [],
  events: new Map(),
  deletes: new Map(),
  counts: noCounts(),
  data: noMatchData,
  standing: [],
});

/** An event as what was said of it makes it stand; null where it does not. */
const standingOf = (known: EventMessage | EventHistory | undefined): StandingEvent | null => {
  if (known === undefined) return null;
  return known.type === 'event' ? known.alone : known.standing;
};

/** An event of a log as it stands; null where it does not. */
export const standingUnder = ({ events }: Log, key: EventKey): StandingEvent | null =>
  standingOf(events.get(key));

/** The events that stand, by token. */
export const standingIn = (log: Log): StandingEvent[] => {
  if (log.standing !== null) return log.standing;
  const all: StandingEvent[] = [];
  let isSorted = true;
  let last: StandingEvent | null = null;
  for (const known of log.events.values()) {
    const own = standingOf(known);
    if (own === null) continue;
    isSorted &&= last === null || byToken(last, own) <= 0;
    last = own;
    all.push(own);
  }
  log.standing = isSorted ? all : all.toSorted(byToken);
  return log.standing;
};

/** Lists an event that is new: at the end, where nearly every one belongs, or by listing all anew. */
const list = (log: Log, alone: StandingEvent): void => {
  const last = log.standing?.at(-1);
  if (last === undefined || byToken(last, alone) <= 0) log.standing?.push(alone);
  else log.standing = null;
};

/** The history of an event, opened where there was one message alone. */
const openHistory = ({ events }: Log, known: EventMessage | EventHistory): EventHistory => {
  if (known.type === 'history') return known;
  const history = historyOf(known);
  events.set(known.alone.key, history);
  return history;
};

const addEvent = (log: Log, message: EventMessage): void => {
  const { counts, events } = log;
  const { alone } = message;
  const known = events.get(alone.key);
  if (known === undefined) {
    events.set(alone.key, message);
    counts.kept += 1;
    list(log, alone);
    return;
  }
  const history = openHistory(log, known);
  const stood = history.standing !== null;
  if (!addVersion(history, message)) {
    counts.duplicates += 1;
    return;
  }
  if (stood) counts.replaced += 1;
  else counts.kept += 1;
  log.standing = null;
};

/** A Delete removes what stands of its event before it, unless that is a playerTime (reading 15). */
const addDelete = (log: Log, { key, target, raw }: DeleteMessage): void => {
  const { counts, events, deletes } = log;
  if (key !== null && !addBody(deletes, raw)) {
    counts.duplicates += 1;
    return;
  }
  counts.deletes += 1;
  const known = target === null ? undefined : events.get(target);
  const before = standingOf(known);
  if (known === undefined || before === null || before.event.type === 'playerTime') return;
  removeVersions(openHistory(log, known));
  counts.kept -= 1;
  counts.replaced -= before.versions - 1;
  counts.deleted += before.versions;
  log.standing = null;
};

/** Takes MatchData in; with ClearHistory all that was said before goes (reading 16). */
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
    log.standing = [];
  }
  log.data = mergeMatchData(log.data, data);
};

/** Does what a message says, which follows all others of the log in the channel. */
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

/** A log of messages that are in channel order. */
export const logOf = (messages: readonly LiveMessage[]): Log => {
  const log = emptyLog();
  for (const message of messages) append(log, message);
  return log;
};

const isSameStanding = (a: StandingEvent, b: StandingEvent): boolean =>
  a.event === b.event &&
  a.token === b.token &&
  a.toldAt === b.toldAt &&
  a.versions === b.versions &&
  a.corrected === b.corrected;

/** A log of messages that are in channel order; what is as it is in another log is the same object. */
export const logLike = (other: Log, messages: readonly LiveMessage[]): Log => {
  const log = logOf(messages);
  for (const [key, known] of log.events) {
    if (known.type === 'event') continue;
    const before = standingUnder(other, key);
    if (before === null || known.standing === null || !isSameStanding(before, known.standing)) continue;
    known.standing = before;
  }
  log.standing = null;
  if (isSameData(log.data, other.data)) log.data = other.data;
  return log;
};

/** A log with messages that belong before others of it: all is folded again, and what is as it was stays the same object. */
const foldedAgain = (log: Log, late: readonly LiveMessage[]): Log => {
  const ordered = [...log.messages, ...late].toSorted(byChannel);
  // Of several that are late some may be one.
  return logLike(
    log,
    ordered.filter((message, index) => {
      const before = ordered[index - 1];
      return before === undefined || byChannel(before, message) !== 0;
    }),
  );
};

/**
 * Takes delivered messages in, in whatever order. Those that follow extend the log in place; where some belong before
 * others a new log comes back, at the cost of a fold of all. A message that the log has is no news.
 */
export const take = (log: Log, delivered: Iterable<LiveMessage>): Log => {
  const late: LiveMessage[] = [];
  let last = log.messages[log.messages.length - 1];
  for (const message of delivered) {
    if (last === undefined || last.serial < message.serial) {
      append(log, message);
      last = message;
    } else if (message !== last && !has(log.messages, message)) late.push(message);
  }
  return late.length === 0 ? log : foldedAgain(log, late);
};
