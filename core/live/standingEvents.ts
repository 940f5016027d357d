import type { LiveEventType } from './event.ts';
import type { StandingEvent } from './history.ts';
import { insert, placeOf, remove } from './sortedList.ts';
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

/** The order of the standing events. */
export const byToken = (a: StandingEvent, b: StandingEvent): number => compareTokens(a.token, b.token);

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

/** Applies a change in place; with `before` and `after` exchanged it is undone. */
export const applyChange = (events: OwnedEvents, { before, after }: Change): void => {
  if (before !== null && isMilestone(before)) remove(events.milestones, before, byToken);
  if (after !== null && isMilestone(after)) insert(events.milestones, after, byToken);
  if (
    before !== null &&
    after !== null &&
    before.event.type === after.event.type &&
    byToken(before, after) === 0
  ) {
    const sameType = events.ofType[before.event.type];
    exchange(events.all, before, after);
    if (sameType !== undefined) exchange(sameType, before, after);
    return;
  }
  if (before !== null) {
    remove(events.all, before, byToken);
    const sameType = events.ofType[before.event.type];
    if (sameType !== undefined) remove(sameType, before, byToken);
  }
  if (after !== null) {
    insert(events.all, after, byToken);
    const sameType = events.ofType[after.event.type];
    if (sameType === undefined) events.ofType[after.event.type] = [after];
    else insert(sameType, after, byToken);
  }
};

/** The events as they were before the last changes, without touching those of today. */
export const eventsBefore = (events: StandingEvents, changes: readonly Change[]): StandingEvents => {
  const gone = new Set<StandingEvent>();
  const back = new Set<StandingEvent>();
  for (const { before, after } of changes.toReversed()) {
    if (after !== null && !back.delete(after)) gone.add(after);
    if (before !== null && !gone.delete(before)) back.add(before);
  }
  const then = noEvents();
  for (const after of [...events.all.filter((event) => !gone.has(event)), ...back].toSorted(byToken)) {
    applyChange(then, { before: null, after });
  }
  return then;
};
