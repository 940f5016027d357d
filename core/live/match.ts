import type { MatchId } from '../ids.ts';
import type { Sport } from '../sport/sport.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { sportOf } from '../sport/sportOf.ts';
import {
  append,
  type EventLog,
  emptyLog,
  isNewest,
  type LogCounts,
  replay,
  standingEvents,
  until,
} from './log.ts';
import type { LiveMessage } from './message.ts';
import type { StandingEvents } from './standingEvents.ts';
import type { Serial } from './timeToken.ts';

/**
 * A match at one moment of its log: a snapshot. All else about it (clock, score, timeline …) is a reading of it, made
 * when first asked for and kept with the snapshot.
 */
export interface LiveMatch {
  readonly matchId: MatchId;
  readonly sport: Sport;
  /** Grows with every new message. */
  readonly version: number;
  readonly counts: LogCounts;
  readonly log: EventLog;
  /** Readings already made; owned by `readingOf`. */
  readings: Map<unknown, unknown> | null;
}

/** The snapshot of a log. */
const liveMatchOf = (log: EventLog): LiveMatch => ({
  matchId: log.matchId,
  sport: sportOf(log.sport),
  version: log.version,
  counts: log.counts,
  log,
  readings: null,
});

/** The snapshot of a match of which nothing is known yet. */
export const emptyMatch = (matchId: MatchId, sport: SportKind): LiveMatch =>
  liveMatchOf(emptyLog(matchId, sport));

/** The match after one more message; the same snapshot when that was no news. */
export const matchAfter = (match: LiveMatch, message: LiveMessage): LiveMatch => {
  const log = append(match.log, message);
  return log === match.log ? match : liveMatchOf(log);
};

/** The match after many more messages, in one snapshot. */
export const matchAfterAll = (match: LiveMatch, messages: Iterable<LiveMessage>): LiveMatch => {
  const log = replay(match.log, messages);
  return log === match.log ? match : liveMatchOf(log);
};

/**
 * The match as the channel had it up to and including a serial: a moment of its past. Every reading of it is the same as
 * if the channel had ended there. After the first moment asked for, any other costs next to nothing.
 */
export const matchUntil = (match: LiveMatch, last: Serial): LiveMatch => liveMatchOf(until(match.log, last));

/** Makes a function of a match a reading: computed at most once per snapshot. */
export const readingOf = <A>(compute: (match: LiveMatch) => A): ((match: LiveMatch) => A) => {
  const reading = (match: LiveMatch): A => {
    match.readings ??= new Map();
    const { readings } = match;
    // A reading is stored under the function that made it, so that what is found is of its type.
    if (readings.has(reading)) return readings.get(reading) as A;
    const made = compute(match);
    readings.set(reading, made);
    return made;
  };
  return reading;
};

const eventsThen = readingOf((match: LiveMatch): StandingEvents => standingEvents(match.log));

/** The events that stand in this snapshot, by token: to be read at once, not kept. */
export const eventsOf = (match: LiveMatch): StandingEvents =>
  isNewest(match.log) ? standingEvents(match.log) : eventsThen(match);
