import type { MatchId } from '../ids.ts';
import type { Sport } from '../sport/sport.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { sportOf } from '../sport/sportOf.ts';
import { isCurrent, isNewest, type LogCounts, memoryThen, messagesOf, standingEvents } from './log.ts';
import { emptyMemory, type LogMemory } from './logMemory.ts';
import type { MatchData } from './matchData.ts';
import type { LiveMessage } from './message.ts';
import type { StandingEvents } from './standingEvents.ts';
import { takeAll } from './take.ts';
import type { Serial } from './timeToken.ts';

/**
 * A match at one moment of its log: a snapshot, a pure function of the set of messages delivered so far, whatever their
 * order, paging, overlap or repetition (readings 14–19). It is an envelope around a memory that all snapshots of a log
 * share and only the newest extends; older ones keep answering as they did. All else about it (clock, score, timeline …)
 * is a reading of it, made when first asked for and kept with the snapshot.
 */
export interface LiveMatch {
  readonly matchId: MatchId;
  readonly sport: Sport;
  /** Grows with every message that is new. */
  readonly version: number;
  readonly counts: LogCounts;
  /** What MatchData has told so far (reading 16). */
  readonly data: MatchData;
  /** How many changes of standing events lie behind this snapshot. */
  readonly changeCount: number;
  /** Owned by `core/live/logMemory`. */
  readonly memory: LogMemory;
  /** Readings already made; owned by `readingOf`. */
  readings: Map<unknown, unknown> | null;
}

/**
 * The snapshot as it is made with every message: as small as can be. A class alone has fields that are made when asked
 * for and cost nothing till then.
 */
class Snapshot implements LiveMatch {
  readonly version: number;
  readonly data: MatchData;
  readonly changeCount: number;
  readonly memory: LogMemory;
  readings: Map<unknown, unknown> | null;
  private ownCounts: LogCounts | null;

  /** Of the memory as it is now or, where given, as it was then. */
  constructor(memory: LogMemory, then: LiveMatch | null) {
    this.version = then === null ? memory.arrivals.length : then.version;
    this.data = then === null ? memory.data : then.data;
    this.changeCount = then === null ? memory.changes.length : then.changeCount;
    this.memory = memory;
    this.readings = null;
    this.ownCounts = then === null ? null : then.counts;
  }

  get matchId(): MatchId {
    return this.memory.matchId;
  }

  get sport(): Sport {
    return sportOf(this.memory.sport);
  }

  /** Those of now are copied; those of a snapshot that was not asked while it was the newest are counted again. */
  get counts(): LogCounts {
    this.ownCounts ??= isCurrent(this) ? { ...this.memory.counts } : memoryThen(this).counts;
    return this.ownCounts;
  }

  /** The snapshot with its counts, which cost least now. */
  counted(): LiveMatch {
    this.ownCounts = this.counts;
    return this;
  }
}

/** The snapshot of a match of which nothing is known yet. */
export const emptyMatch = (matchId: MatchId, sport: SportKind): LiveMatch =>
  new Snapshot(emptyMemory(matchId, sport), null);

/** The memory to extend: the snapshot's own, or that of a new branch where another message has already been taken in. */
const memoryToExtend = (match: LiveMatch): LogMemory => (isCurrent(match) ? match.memory : memoryThen(match));

/** The snapshot after messages were taken in; the same one where they were no news. */
const grownTo = (match: LiveMatch, memory: LogMemory): LiveMatch =>
  memory === match.memory && isCurrent(match) ? match : new Snapshot(memory, null);

/**
 * The match after one more message: O(1) for a message in order; the same snapshot when it was no news. A late message, and
 * one after a snapshot that is not the newest of its log, which gives a branch, cost a fold of all messages.
 */
export const matchAfter = (match: LiveMatch, message: LiveMessage): LiveMatch => {
  const memory = memoryToExtend(match);
  takeAll(memory, [message]);
  return grownTo(match, memory);
};

/** The match after many more messages, in one snapshot: how history is folded. */
export const matchAfterAll = (match: LiveMatch, messages: Iterable<LiveMessage>): LiveMatch => {
  const memory = memoryToExtend(match);
  takeAll(memory, messages);
  return grownTo(match, memory);
};

/** Makes a function of a match a reading: computed at most once per snapshot. */
export const readingOf = <A>(compute: (match: LiveMatch) => A): ((match: LiveMatch) => A) => {
  const reading = (match: LiveMatch): A => {
    match.readings ??= new Map();
    const { readings } = match;
    // A reading is stored under the function that made it, so that what is found is of its type; none is undefined.
    const known = readings.get(reading) as A | undefined;
    if (known !== undefined) return known;
    const made = compute(match);
    readings.set(reading, made);
    return made;
  };
  return reading;
};

/** Whether nothing at all has been reported: no event, not even who plays. */
export const isSilent = ({ counts }: LiveMatch): boolean => counts.kept === 0 && counts.matchData === 0;

const eventsThen = readingOf((match: LiveMatch): StandingEvents => standingEvents(match));

/** The events that stand in this snapshot, by token: to be read at once, not kept. */
export const eventsOf = (match: LiveMatch): StandingEvents =>
  isNewest(match) ? standingEvents(match) : eventsThen(match);

/** The match after each of the messages of a channel, the first so many of which are there already. */
const grown = (memory: LogMemory, past: readonly LiveMatch[]): readonly LiveMatch[] => {
  const own = past[0]?.memory ?? emptyMemory(memory.matchId, memory.sport);
  const matches = past.length === 0 ? [new Snapshot(own, null).counted()] : past.slice();
  for (const message of memory.messages.slice(matches.length - 1)) {
    takeAll(own, [message]);
    matches.push(new Snapshot(own, null).counted());
  }
  return matches;
};

/** How many of the messages of a channel lie at or before a serial. */
const countUntil = (messages: readonly LiveMessage[], last: Serial): number => {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = messages[middle];
    if (at !== undefined && at.serial <= last) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The match as the channel had it up to and including a serial, whatever the order in which its messages were delivered:
 * every reading of it is the same as if the channel had ended there. The first moment asked for costs a fold of the
 * whole; after that any moment costs a search, and its events a few changes from a mark near it.
 */
export const matchUntil = (match: LiveMatch, last: Serial): LiveMatch => {
  const { memory, version } = match;
  const { messages, matchId, sport } = memory;
  if (!isCurrent(match) && memory.arrivals !== messages) {
    return matchAfterAll(
      emptyMatch(matchId, sport),
      messagesOf(match).filter(({ serial }) => serial <= last),
    );
  }
  if (memory.past.length <= messages.length) memory.past = grown(memory, memory.past);
  const then = memory.past[Math.min(version, countUntil(messages, last))] ?? match;
  // A snapshot of its own: the readings of all moments together would be as many as the match is long, squared.
  return new Snapshot(then.memory, then);
};
