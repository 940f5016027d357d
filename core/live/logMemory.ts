import type { MatchId } from '../ids.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { compareContent } from './content.ts';
import type { Dossier } from './dossier.ts';
import type { EventKey } from './event.ts';
import type { LogCounts } from './log.ts';
import type { LiveMatch } from './match.ts';
import { type MatchData, noMatchData } from './matchData.ts';
import type { DeleteMessage, EventMessage, LiveMessage, MatchDataMessage } from './message.ts';
import { type Entry, type Marks, noEvents, type OwnedEvents } from './standingEvents.ts';
import type { Serial } from './timeToken.ts';

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
  /** What was said about each event; the only message alone where there is no more. */
  readonly dossiers: Map<EventKey, Dossier | EventMessage>;
  /** Whether the events that stand have their dossiers in the order of their tokens, as in a channel without faults. */
  isInOrder: boolean;
  /** Deletes by their own key, by serial: the repetition of a Delete is none. */
  readonly deletes: Map<EventKey, DeleteMessage[]>;
  readonly matchData: MatchDataMessage[];
  /** Serials of the messages that cleared the history, ascending. */
  readonly clearings: Serial[];
  /** The standing events as they were after the first `listedChanges` changes; `eventsNow` brings them up to date. */
  events: OwnedEvents;
  listedChanges: number;
  /** Every change of the standing events in the order in which they happened here. */
  readonly changes: Entry[];
  /** Earlier states of the standing events, made when the first one is asked for. */
  marks: Marks | null;
  /** The match after each of `messages` in channel order, made when a moment of the past is first asked for. */
  past: readonly LiveMatch[];
  readonly counts: { -readonly [K in keyof LogCounts]: LogCounts[K] };
  readings: ReadingMemory | null;
  data: MatchData;
  deliveries: number;
}

/** The memory of a log that has heard nothing yet. */
export const emptyMemory = (matchId: MatchId, sport: SportKind): LogMemory => {
  const messages: LiveMessage[] = [];
  return {
    matchId,
    sport,
    messages,
    arrivals: messages,
    dossiers: new Map(),
    isInOrder: true,
    deletes: new Map(),
    matchData: [],
    clearings: [],
    events: noEvents(),
    listedChanges: 0,
    changes: [],
    marks: null,
    past: [],
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

/** The order of serials: as text. */
export const compareSerials = (a: Serial, b: Serial): number => (a === b ? 0 : a < b ? -1 : 1);

/** Channel order. Serials are unique; should two messages share one, their content decides, never their arrival. */
export const byChannel = (a: LiveMessage, b: LiveMessage): number =>
  compareSerials(a.serial, b.serial) || a.timestamp - b.timestamp || compareContent(a.raw, b.raw);
