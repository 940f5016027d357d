import type { MatchId } from '../ids.ts';
import type { LiveSport } from '../sport/liveSport.ts';
import { liveSportOf } from '../sport/liveSportOf.ts';
import type { SportKind } from '../sport/sportKind.ts';
import { emptyLog, type Log, logLike, logOf, standingIn, take } from './log/log.ts';
import { type LogCounts } from './log/logCounts.ts';
import type { StandingEvent } from './log/standingEvent.ts';
import type { Serial } from './log/timeToken.ts';
import type { MatchData } from './wire/matchData.ts';
import type { LiveMessage } from './wire/message.ts';

/**
 * A match at one moment of its log: a snapshot, a pure function of the set of messages delivered so far, whatever their
 * order, paging, overlap or repetition (readings 14–19). All else about it (clock, score, timeline …) is a reading of it,
 * made when first asked for and kept with the snapshot.
 */
export interface LiveMatch {
  readonly matchId: MatchId;
  readonly sport: LiveSport;
  /** How many messages it was made of. */
  readonly version: number;
  readonly counts: LogCounts;
  /** What MatchData has told so far (reading 16). */
  readonly data: MatchData;
  /** Its log, whose first `version` messages are its own. */
  readonly log: Log;
  /** What readings pass on from snapshot to snapshot; owned by `reading.ts`, shared by all that were made of one match. */
  readonly passedOn: Map<unknown, unknown>;
  /** Whose descent it is of: there is news between two snapshots of one descent alone. */
  readonly descent: object;
  /** The match that it is the beginning of; null where it is a beginning of none. */
  readonly whole: LiveMatch | null;
  /** Readings already made of this snapshot; owned by `readingOf`. */
  readings: Map<unknown, unknown> | null;
}

const snapshot = (
  { matchId, sport, passedOn, descent }: Pick<LiveMatch, 'matchId' | 'sport' | 'passedOn' | 'descent'>,
  log: Log,
  whole: LiveMatch | null = null,
): LiveMatch => ({
  matchId,
  sport,
  version: log.messages.length,
  counts: { ...log.counts },
  data: log.data,
  log,
  passedOn,
  descent,
  whole,
  readings: null,
});

/** The snapshot of a match of which nothing is known yet. */
export const emptyMatch = (matchId: MatchId, sport: SportKind): LiveMatch =>
  snapshot({ matchId, sport: liveSportOf(sport), passedOn: new Map(), descent: {} }, emptyLog());

/** Every message of the channel delivered so far, in channel order, whatever became of it. */
export const messagesOf = ({ log, version }: LiveMatch): readonly LiveMessage[] =>
  log.messages.slice(0, version);

const isNewest = ({ log, version }: LiveMatch): boolean => log.messages.length === version;

/** The log of a snapshot's messages alone: its own where it is the newest, else one made by folding them again. */
const logThen = (match: LiveMatch): Log => (isNewest(match) ? match.log : logOf(messagesOf(match)));

/**
 * The match after many more messages, in one snapshot: how history is folded. The same snapshot when nothing in them was
 * news. Messages that come late, and any after a snapshot that is not the newest of its log, cost a fold of all.
 */
export const matchAfterAll = (match: LiveMatch, messages: Iterable<LiveMessage>): LiveMatch => {
  const log = take(logThen(match), messages);
  return log.messages.length === match.version ? match : snapshot(match, log);
};

/** The match after one more message, which costs little when it comes in order. */
export const matchAfter = (match: LiveMatch, message: LiveMessage): LiveMatch =>
  matchAfterAll(match, [message]);

/** The match of those of its messages alone that are chosen: every reading of it is as if the channel had no others. */
export const matchOfThose = (match: LiveMatch, isChosen: (message: LiveMessage) => boolean): LiveMatch =>
  snapshot(match, logOf(messagesOf(match).filter(isChosen)));

/** The beginning of a match that holds those of its messages alone that come before all the others: a log of its own. */
const beginningOf = (
  match: LiveMatch,
  isChosen: (message: LiveMessage) => boolean,
  like: LiveMatch = match,
): LiveMatch => {
  const messages = messagesOf(match).filter(isChosen);
  const { log, version } = like;
  // A moment of the same match, before this one, whose log is its own: what follows it is told to that, and nothing is folded again.
  const isBefore =
    like.whole !== null &&
    isNewest(like) &&
    version > 0 &&
    version <= messages.length &&
    log.messages[version - 1] === messages[version - 1];
  const then = isBefore ? take(log, messages.slice(version)) : logLike(log, messages);
  return snapshot(match, then, match.whole ?? match);
};

/**
 * The match as the channel had it up to and including a serial, whatever the order in which its messages were delivered:
 * every reading of it is the same as if the channel had ended there.
 *
 * @param like another moment of it: what is as it was then is the same object
 */
export const matchUntil = (match: LiveMatch, last: Serial, like?: LiveMatch): LiveMatch =>
  beginningOf(match, ({ serial }) => serial <= last, like);

/** The match as the channel had it just before a serial. */
export const matchBefore = (match: LiveMatch, next: Serial): LiveMatch =>
  beginningOf(match, ({ serial }) => serial < next);

/** The same match as one that descends from another: there is news between the two. */
export const descendedFrom = (match: LiveMatch, { passedOn, descent }: LiveMatch): LiveMatch =>
  snapshot({ ...match, passedOn, descent }, match.log, match.whole);

/** The same match as one that descends from none, with what the readings of another have made: what is equal stays the same object. */
export const apartFrom = (match: LiveMatch, { passedOn }: Pick<LiveMatch, 'passedOn'>): LiveMatch =>
  snapshot({ ...match, passedOn, descent: {} }, match.log, match.whole);

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

/** The events that stand, by token. */
export const eventsOf = readingOf((match: LiveMatch): readonly StandingEvent[] => [
  ...standingIn(logThen(match)),
]);
