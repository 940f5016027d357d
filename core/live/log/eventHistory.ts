import type { Instant } from '../../time/instant.ts';
import type { EventMessage } from '../wire/message.ts';
import type { CurrentEvent } from './currentEvent.ts';
import { isSameReport } from './sameReport.ts';
import { addBody, type SeenBodies } from './seenBodies.ts';
import { compareTokens } from './timeToken.ts';

/** An event's messages since the last ClearHistory, where there are several. */
export interface EventHistory {
  readonly type: 'history';
  /** The bodies of all its messages, also those before a Delete, to recognise repetitions. */
  readonly bodies: SeenBodies;
  /** When each period and second of its current versions was first reported. */
  readonly firstReported: Map<string, Instant>;
  /** The current event; null where it is deleted. */
  current: CurrentEvent | null;
}

/** Adds an event's newest version, in channel order; false where it repeats an earlier one (reading 14). */
export const addVersion = (history: EventHistory, message: EventMessage): boolean => {
  const { bodies, firstReported, current } = history;
  const { event, timestamp, serial, current: first } = message;
  if (!addBody(bodies, message.raw)) return false;
  const played = `${event.period} ${event.elapsed}`;
  const before = firstReported.get(played);
  const reportedAt = before === undefined || timestamp < before ? timestamp : before;
  firstReported.set(played, reportedAt);
  history.current =
    current === null
      ? first
      : {
          key: first.key,
          token: compareTokens(first.token, current.token) < 0 ? first.token : current.token,
          event,
          serial,
          reportedAt,
          versions: current.versions + 1,
          corrected: current.corrected || !isSameReport(current.event, event),
        };
  return true;
};

/** Deletes an event's versions; a later message starts again. */
export const deleteVersions = (history: EventHistory): void => {
  history.current = null;
  history.firstReported.clear();
};

/** The history of an event with one message. */
export const historyOf = (first: EventMessage): EventHistory => {
  const history: EventHistory = {
    type: 'history',
    bodies: new Map(),
    firstReported: new Map(),
    current: null,
  };
  addVersion(history, first);
  return history;
};
