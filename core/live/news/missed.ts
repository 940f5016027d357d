import type { LiveEvent, LiveEventType } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { tellsTheSame } from '../log/sameEvent.ts';
import { eventsOf, type LiveMatch } from '../match.ts';
import { isShown } from '../timeline/timelineRow.ts';

/** What came into the play by play between two snapshots, changed in it, or went out of it. */
export interface MissedEvents {
  /** Events that came, in the order of the log. */
  readonly added: readonly LiveEvent[];
  /** Events that tell something else now, in the order of the log. */
  readonly changed: readonly LiveEvent[];
  /** How many were taken back. */
  readonly removed: number;
}

/** What a visitor missed who saw one snapshot and then another of the same match. */
export const missedBetween = (from: LiveMatch, to: LiveMatch): MissedEvents => {
  const before = new Map(eventsOf(from).map(({ key, event }) => [key, event]));
  const after = eventsOf(to).filter(({ event }) => isShown(event));
  const keys = new Set(after.map(({ key }) => key));
  return {
    added: after.flatMap(({ key, event }) => (before.has(key) ? [] : [event])),
    changed: after.flatMap(({ key, event }) => {
      const was = before.get(key);
      return was === undefined || tellsTheSame(was, event) ? [] : [event];
    }),
    removed: [...before].filter(([key, event]) => isShown(event) && !keys.has(key)).length,
  };
};

/** How many of the missed events are of a type. */
export const countOf = ({ added }: MissedEvents, type: LiveEventType): number =>
  added.filter((event) => event.type === type).length;

/** The events of what was missed that are still there: those that came, then those that changed. */
export const missedKeys = ({ added, changed }: MissedEvents): readonly EventKey[] =>
  [...added, ...changed].map(({ key }) => key);
