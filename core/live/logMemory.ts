import type { MatchId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { canonicalText } from './content.ts';
import type { EventKey } from './event.ts';
import type { EventHistory } from './eventHistory.ts';
import type { LogCounts } from './log.ts';
import type { LiveMatch } from './match.ts';
import { type MatchData, noMatchData } from './matchData.ts';
import type { EventMessage, LiveMessage } from './message.ts';
import type { KnownBodies } from './repetition.ts';
import type { StandingEvent } from './standingEvent.ts';
import { type Entry, type Marks, noEvents, type OwnedEvents } from './standingEvents.ts';

/** What readings keep with a log, made when the first of them is asked for. */
export interface ReadingMemory {
  /** For each state of the MatchData, which changes a few times a match. */
  readonly perData: WeakMap<MatchData, unknown>;
  /** From snapshot to snapshot, by reading; owned by `keptReading`. */
  readonly kept: Map<unknown, unknown>;
}

/** A log's own memory: changed in place, shared by its envelopes, read through them alone. */
export interface LogMemory {
  readonly matchId: MatchId;
  readonly sport: SportKind;
  /** Every message of the channel that was delivered, in channel order. */
  readonly messages: LiveMessage[];
  /**
   * The same in the order of their delivery: an envelope of version n was made of the first n. It is the same array until
   * a message comes late.
   */
  arrivals: LiveMessage[];
  /** What was said of each event since the history was last cleared; the only message alone where there is no more. */
  events: Map<EventKey, EventMessage | EventHistory>;
  /** The bodies of the Deletes since then: the repetition of a Delete is none. */
  deletes: KnownBodies;
  /** The standing events as they were after the first `listedChanges` changes; `eventsNow` brings them up to date. */
  lists: OwnedEvents;
  listedChanges: number;
  /** Every change of the standing events in the order in which they happened here. */
  readonly changes: Entry[];
  /** Earlier states of the standing events, made when the first one is asked for. */
  marks: Marks | null;
  /** The match after each of `messages` in channel order, made when a moment of the past is first asked for. */
  past: readonly LiveMatch[];
  counts: { -readonly [K in keyof LogCounts]: LogCounts[K] };
  readings: ReadingMemory | null;
  data: MatchData;
  deliveries: number;
}

/** The counts of no message. */
export const noCounts = (): LogMemory['counts'] => ({
  messages: 0,
  kept: 0,
  replaced: 0,
  deletes: 0,
  deleted: 0,
  duplicates: 0,
  matchData: 0,
  unreadable: 0,
  foreign: 0,
});

/** The memory of a log that has heard nothing yet. */
export const emptyMemory = (matchId: MatchId, sport: SportKind): LogMemory => {
  const messages: LiveMessage[] = [];
  return {
    matchId,
    sport,
    messages,
    arrivals: messages,
    events: new Map(),
    deletes: new Map(),
    lists: noEvents(),
    listedChanges: 0,
    changes: [],
    marks: null,
    past: [],
    counts: noCounts(),
    readings: null,
    data: noMatchData,
    deliveries: 0,
  };
};

/** What readings keep with a log. */
export const readingMemoryOf = (memory: LogMemory): ReadingMemory => {
  memory.readings ??= { perData: new WeakMap(), kept: new Map() };
  return memory.readings;
};

/** An event as what was said of it makes it stand; null where it does not. */
export const standingOf = (known: EventMessage | EventHistory | undefined): StandingEvent | null => {
  if (known === undefined) return null;
  return known.type === 'event' ? known.alone : known.standing;
};

/** Channel order. Serials are unique; should two messages share one, their content decides, never their arrival. */
export const byChannel = (a: LiveMessage, b: LiveMessage): number => {
  if (a.serial !== b.serial) return a.serial < b.serial ? -1 : 1;
  if (a.timestamp !== b.timestamp) return a.timestamp - b.timestamp;
  if (a.raw === b.raw) return 0;
  const [left, right] = [canonicalText(a.raw), canonicalText(b.raw)];
  return left === right ? 0 : left < right ? -1 : 1;
};
