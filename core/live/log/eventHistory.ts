import type { Instant } from '../../time/instant.ts';
import type { LiveEvent } from '../event.ts';
import type { EventMessage } from '../wire/message.ts';
import { isRecord } from '../wire/wireCodecs.ts';
import { canonicalText, isSameContent } from './content.ts';
import type { CurrentEvent } from './currentEvent.ts';
import { compareTokens } from './timeToken.ts';

/** Fields that do not describe the match: the federation's number of a version, and the raw message. */
const ignored: ReadonlySet<string> = new Set(['eventId', 'raw']);

/** Whether two versions of an event report the same: a new timestamp or number alone corrects nothing. */
export const isSameReport = (a: LiveEvent, b: LiveEvent): boolean =>
  a.type === b.type &&
  Object.keys(a).every(
    (name) => ignored.has(name) || isSameContent(Reflect.get(a, name), Reflect.get(b, name)),
  );

/**
 * Message bodies by ServerTimeStamp. In the real stream nearly every message has a unique one, so that few are compared in
 * full.
 */
export type SeenBodies = Map<string, { readonly first: unknown; texts: Set<string> | null }>;

const stampOf = (body: unknown): string =>
  isRecord(body) && typeof body.ServerTimeStamp === 'string' ? body.ServerTimeStamp : '';

/** Adds a body; false where an equal one, ServerTimeStamp included, is already there (reading 14). */
export const addBody = (known: SeenBodies, body: unknown): boolean => {
  const stamp = stampOf(body);
  const sameStamp = known.get(stamp);
  if (sameStamp === undefined) {
    known.set(stamp, { first: body, texts: null });
    return true;
  }
  // Nearly every repetition is of the only body with its stamp.
  if (isSameContent(sameStamp.first, body)) return false;
  sameStamp.texts ??= new Set([canonicalText(sameStamp.first)]);
  const text = canonicalText(body);
  if (sameStamp.texts.has(text)) return false;
  sameStamp.texts.add(text);
  return true;
};

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
