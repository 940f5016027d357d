import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { isSameReport } from '../log/eventHistory.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { isShown } from '../timeline/timelineRow.ts';

/** The play by play's changes between two snapshots. */
export interface MissedEvents {
  /** New events, in the order of the log. */
  readonly added: readonly LiveEvent[];
  /** Corrected events, in the order of the log. */
  readonly changed: readonly LiveEvent[];
  /** The number of deleted events. */
  readonly removed: number;
}

/** The events that a visitor missed between two snapshots. */
export const missedBetween = (from: LiveMatch, to: LiveMatch): MissedEvents => {
  const before = new Map(eventsOf(from).map(({ key, event }) => [key, event]));
  const after = eventsOf(to).filter(({ event }) => isShown(to.sport, event));
  const keys = new Set(after.map(({ key }) => key));
  return {
    added: after.flatMap(({ key, event }) => (before.has(key) ? [] : [event])),
    changed: after.flatMap(({ key, event }) => {
      const was = before.get(key);
      return was === undefined || isSameReport(was, event) ? [] : [event];
    }),
    removed: [...before].filter(([key, event]) => isShown(from.sport, event) && !keys.has(key)).length,
  };
};

/** The number of new events of a type. */
export const countOf = ({ added }: MissedEvents, type: LiveEvent['type']): number =>
  added.filter((event) => event.type === type).length;

/** The keys of the missed events that still exist: new ones, then corrected ones. */
export const missedKeys = ({ added, changed }: MissedEvents): readonly EventKey[] =>
  [...added, ...changed].map(({ key }) => key);
