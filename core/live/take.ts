import { canonicalText } from './content.ts';
import type { EventKey } from './event.ts';
import { addVersion, type EventHistory, historyOf, removeVersions } from './eventHistory.ts';
import { byChannel, type LogMemory, noCounts, standingOf } from './logMemory.ts';
import { mergeMatchData, noMatchData } from './matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from './message.ts';
import { addBody } from './repetition.ts';
import { placeOf } from './sortedList.ts';
import type { StandingEvent } from './standingEvent.ts';

/** The history of an event, opened where there was one message alone. */
const openHistory = ({ events }: LogMemory, known: EventMessage | EventHistory): EventHistory => {
  if (known.type === 'history') return known;
  const history = historyOf(known);
  events.set(known.alone.key, history);
  return history;
};

const addEvent = (memory: LogMemory, message: EventMessage): void => {
  const { counts, changes, events } = memory;
  const { alone } = message;
  const known = events.get(alone.key);
  if (known === undefined) {
    events.set(alone.key, message);
    counts.kept += 1;
    changes.push(alone);
    return;
  }
  const history = openHistory(memory, known);
  const before = history.standing;
  if (!addVersion(history, message)) counts.duplicates += 1;
  else if (before === null) {
    counts.kept += 1;
    changes.push(alone);
  } else {
    counts.replaced += 1;
    changes.push({ before, after: history.standing });
  }
};

/** A Delete removes what stands of its event before it, unless that is a playerTime (reading 15). */
const addDelete = (memory: LogMemory, { key, target, raw }: DeleteMessage): void => {
  const { counts, changes, events, deletes } = memory;
  if (key !== null && !addBody(deletes, raw)) {
    counts.duplicates += 1;
    return;
  }
  counts.deletes += 1;
  const known = target === null ? undefined : events.get(target);
  const before = standingOf(known);
  if (known === undefined || before === null || before.event.type === 'playerTime') return;
  removeVersions(openHistory(memory, known));
  counts.kept -= 1;
  counts.replaced -= before.versions - 1;
  counts.deleted += before.versions;
  changes.push({ before, after: null });
};

/** Removes all that was said before (reading 16). */
const clear = (memory: LogMemory): void => {
  const { counts, changes, events, deletes } = memory;
  for (const known of events.values()) {
    const before = standingOf(known);
    if (before !== null) changes.push({ before, after: null });
  }
  counts.deleted += counts.kept + counts.replaced;
  counts.kept = 0;
  counts.replaced = 0;
  events.clear();
  deletes.clear();
  memory.data = noMatchData;
};

const addMatchData = (memory: LogMemory, { clearHistory, data }: MatchDataMessage): void => {
  memory.counts.matchData += 1;
  if (clearHistory) clear(memory);
  memory.data = mergeMatchData(memory.data, data);
};

/** Does what a message says, after all messages before it in the channel. */
const apply = (memory: LogMemory, message: LiveMessage): void => {
  const { counts } = memory;
  counts.messages += 1;
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
      counts.foreign += 1;
      break;
    case 'unreadable':
      counts.unreadable += 1;
      break;
  }
};

const isSameStanding = (a: StandingEvent | null, b: StandingEvent | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.event === b.event &&
    a.token === b.token &&
    a.toldAt === b.toldAt &&
    a.versions === b.versions &&
    a.corrected === b.corrected);

/** Notes what is otherwise among the standing events than it was; what is not stays the same object. */
const noteDifferences = (
  { events, changes }: LogMemory,
  earlier: ReadonlyMap<EventKey, EventMessage | EventHistory>,
): void => {
  for (const [key, known] of earlier) {
    const before = standingOf(known);
    if (before !== null && !events.has(key)) changes.push({ before, after: null });
  }
  for (const [key, known] of events) {
    const before = standingOf(earlier.get(key));
    const after = standingOf(known);
    if (!isSameStanding(before, after)) changes.push({ before, after });
    else if (known.type === 'history') known.standing = before;
  }
};

/** Folds all messages again: some came that belong before others. */
const foldAgain = (memory: LogMemory): void => {
  const { changes, data, events: earlier } = memory;
  const changeCount = changes.length;
  Object.assign(memory, { events: new Map(), deletes: new Map(), data: noMatchData, counts: noCounts() });
  for (const message of memory.messages) apply(memory, message);
  changes.length = changeCount;
  noteDifferences(memory, earlier);
  if (canonicalText(memory.data) === canonicalText(data)) memory.data = data;
};

/** Puts a message in its place in the channel: the last, one before others, or none where it is there already. */
const place = (memory: LogMemory, message: LiveMessage): 'last' | 'late' | 'known' => {
  const { messages, arrivals } = memory;
  memory.deliveries += 1;
  const last = messages[messages.length - 1];
  if (last === undefined || last.serial < message.serial) {
    messages.push(message);
    if (arrivals !== messages) arrivals.push(message);
    return 'last';
  }
  const index = placeOf(messages, message, byChannel);
  const before = messages[index - 1];
  if (before !== undefined && byChannel(before, message) === 0) return 'known';
  if (arrivals === messages) memory.arrivals = messages.slice();
  messages.splice(index, 0, message);
  memory.arrivals.push(message);
  memory.past = [];
  return 'late';
};

/** Takes delivered messages in, whatever they are and in whatever order: a late one costs a fold of all, as do many at once. */
export const takeAll = (memory: LogMemory, delivered: Iterable<LiveMessage>): void => {
  let isLate = false;
  for (const message of delivered) {
    const placed = place(memory, message);
    if (placed === 'late') isLate = true;
    else if (placed === 'last' && !isLate) apply(memory, message);
  }
  if (isLate) foldAgain(memory);
};
