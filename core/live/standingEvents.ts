import type { LiveEventType } from './event.ts';
import { insert, placeOf, remove } from './sortedList.ts';
import type { StandingEvent } from './standingEvent.ts';
import { compareTokens } from './timeToken.ts';

/** One event came, went, or was said anew. */
export interface Change {
  readonly before: StandingEvent | null;
  readonly after: StandingEvent | null;
}

/** The events that stand, in the order of their tokens: all, and by type, so that a reading looks at what it reads alone. */
export interface StandingEvents {
  readonly all: readonly StandingEvent[];
  readonly ofType: Readonly<Partial<Record<LiveEventType, readonly StandingEvent[]>>>;
  /** The timers that begin and end match and periods: a few a match, whatever its length. */
  readonly milestones: readonly StandingEvent[];
}

/** The same, owned by a log and changed in place. */
export interface OwnedEvents {
  readonly all: StandingEvent[];
  readonly ofType: Partial<Record<LiveEventType, StandingEvent[]>>;
  readonly milestones: StandingEvent[];
}

/** A change as a log notes it: an event that came, which is nearly every change, is noted by itself. */
export type Entry = StandingEvent | Change;

/** What a log noted, as a change. */
export const changeOf = (entry: Entry): Change => ('token' in entry ? { before: null, after: entry } : entry);

/** The order of the standing events. */
export const byToken = (a: StandingEvent, b: StandingEvent): number => compareTokens(a.token, b.token);

/** The list while nothing stands. */
export const noEvents = (): OwnedEvents => ({ all: [], ofType: {}, milestones: [] });

const isMilestone = ({ event }: StandingEvent): boolean =>
  event.type === 'timer' &&
  (event.action === 'matchStart' ||
    event.action === 'matchEnd' ||
    event.action === 'periodStart' ||
    event.action === 'periodEnd');

/** Puts an event in the place of another with the same token. */
const exchange = (list: StandingEvent[], before: StandingEvent, after: StandingEvent): void => {
  const at = list[list.length - 1] === before ? list.length - 1 : placeOf(list, before, byToken) - 1;
  if (list[at] === before) list[at] = after;
};

/** Applies a change to the list of all alone. */
const applyToAll = (all: StandingEvent[], entry: Entry): void => {
  if ('token' in entry) {
    insert(all, entry, byToken);
    return;
  }
  const { before, after } = entry;
  if (before !== null && after !== null && byToken(before, after) === 0) exchange(all, before, after);
  else {
    if (before !== null) remove(all, before, byToken);
    if (after !== null) insert(all, after, byToken);
  }
};

/** Applies a change in place. */
export const applyChange = (events: OwnedEvents, { before, after }: Change): void => {
  // Asked for before anything changes: they may be made from the list of all only now.
  const { all, ofType, milestones } = events;
  if (before !== null && isMilestone(before)) remove(milestones, before, byToken);
  if (after !== null && isMilestone(after)) insert(milestones, after, byToken);
  if (
    before !== null &&
    after !== null &&
    before.event.type === after.event.type &&
    byToken(before, after) === 0
  ) {
    const sameType = ofType[before.event.type];
    exchange(all, before, after);
    if (sameType !== undefined) exchange(sameType, before, after);
    return;
  }
  if (before !== null) {
    remove(all, before, byToken);
    const sameType = ofType[before.event.type];
    if (sameType !== undefined) remove(sameType, before, byToken);
  }
  if (after !== null) {
    insert(all, after, byToken);
    const sameType = ofType[after.event.type];
    if (sameType === undefined) ofType[after.event.type] = [after];
    else insert(sameType, after, byToken);
  }
};

/** Puts an event that comes after all others at the end of its lists. */
const addLast = ({ ofType, milestones }: Omit<OwnedEvents, 'all'>, standing: StandingEvent): void => {
  const { type } = standing.event;
  const sameType = ofType[type];
  if (sameType === undefined) ofType[type] = [standing];
  else sameType.push(standing);
  if (type === 'timer' && isMilestone(standing)) milestones.push(standing);
};

const grouped = (all: readonly StandingEvent[]): Omit<OwnedEvents, 'all'> => {
  const groups: Omit<OwnedEvents, 'all'> = { ofType: {}, milestones: [] };
  for (const standing of all) addLast(groups, standing);
  return groups;
};

/** The lists of events that stand, given by token: all at once, the others when they are first asked for. */
export const listed = (all: StandingEvent[]): OwnedEvents => {
  let groups: Omit<OwnedEvents, 'all'> | null = null;
  return {
    all,
    get ofType() {
      groups ??= grouped(all);
      return groups.ofType;
    },
    get milestones() {
      groups ??= grouped(all);
      return groups.milestones;
    },
  };
};

/** Sorts an owned list by token where it is not so sorted, which is rare. */
export const sortedByToken = (all: StandingEvent[]): StandingEvent[] => {
  for (let index = 1; index < all.length; index += 1) {
    const before = all[index - 1];
    const at = all[index];
    if (before !== undefined && at !== undefined && byToken(before, at) > 0) return all.toSorted(byToken);
  }
  return all;
};

/** The events that stood after a number of changes, kept so that those soon after it cost little. */
interface Mark {
  readonly changeCount: number;
  readonly all: readonly StandingEvent[];
}

/** Marks along a log's changes, the first of them at none. */
export interface Marks {
  /** So many changes lie between two marks. */
  stride: number;
  marks: Mark[];
}

/** The marks of a log without changes. */
export const noMarks = (): Marks => ({ stride: 64, marks: [{ changeCount: 0, all: [] }] });

/** With more marks than this every second is given up: their memory grows with the match, not with its square. */
const mostMarks = 64;

const allAfter = (mark: Mark, entries: readonly Entry[], changeCount: number): StandingEvent[] => {
  const all = mark.all.slice();
  for (let index = mark.changeCount; index < changeCount; index += 1) {
    const entry = entries[index];
    if (entry !== undefined) applyToAll(all, entry);
  }
  return all;
};

/** The events that stood after the first so many of a log's changes. */
export const eventsAfter = (kept: Marks, entries: readonly Entry[], changeCount: number): StandingEvents => {
  for (let last = kept.marks.at(-1); last !== undefined; last = kept.marks.at(-1)) {
    const next = last.changeCount + kept.stride;
    if (next > changeCount) break;
    kept.marks.push({ changeCount: next, all: allAfter(last, entries, next) });
    if (kept.marks.length > mostMarks) {
      kept.stride *= 2;
      kept.marks = kept.marks.filter((mark) => mark.changeCount % kept.stride === 0);
    }
  }
  const mark = kept.marks[Math.min(kept.marks.length - 1, Math.floor(changeCount / kept.stride))];
  return listed(mark === undefined ? [] : allAfter(mark, entries, changeCount));
};
