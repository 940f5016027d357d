import type { MatchId } from '../ids.ts';
import { isSameContent } from './log/content.ts';
import type { CurrentEvent } from './log/currentEvent.ts';
import { addMessages, currentEvents, emptyLog, type Log, logOf, logReusing } from './log/log.ts';
import { type LogCounts } from './log/logCounts.ts';
import type { Serial } from './log/timeToken.ts';
import type { MatchCredits } from './rules/figureRule.ts';
import type { LiveRules } from './rules/liveRules.ts';
import type { MatchData } from './wire/matchData.ts';
import type { LiveMessage } from './wire/message.ts';

/** A sport as matches are folded and read by it: its rules, and its readings of a whole match. */
export interface LiveSport extends LiveRules {
  /** The shots on goal that did not score, in the order of the log; null where shots are not counted by period. */
  readonly savedShots: ((match: LiveMatch) => readonly CurrentEvent[]) | null;
  /** The figures that events give by what else was reported. */
  readonly creditsIn: (match: LiveMatch) => MatchCredits;
}

/**
 * An immutable snapshot of a match: a pure function of the set of messages delivered so far, whatever their order, paging,
 * overlap or repetition (readings 14–19). Clock, score, timeline and the rest are readings of it, computed lazily and
 * memoized. What it answers never changes; the log and the last results, which it shares with the other snapshots of its match, grow, and
 * its memory of its own readings is filled.
 */
export interface LiveMatch {
  readonly matchId: MatchId;
  readonly sport: LiveSport;
  /** The number of its messages. */
  readonly version: number;
  /** The merged MatchData (reading 16). */
  readonly data: MatchData;
  /** The log, whose first `version` messages make up the snapshot. */
  readonly log: Log;
  /** The last result of each reading, for reuse; owned by `reading.ts`, shared by all snapshots of one match. */
  readonly lastResults: Map<unknown, unknown>;
  /** Identifies a sequence of snapshots: only within one can there be news. */
  readonly lineage: object;
  /** The full match of which this is an earlier moment; null for a full match. */
  readonly fullMatch: LiveMatch | null;
  /** This snapshot's memoized readings; owned by `readingOf`. */
  readings: Map<unknown, unknown> | null;
}

const snapshot = (
  { matchId, sport, lastResults, lineage }: Pick<LiveMatch, 'matchId' | 'sport' | 'lastResults' | 'lineage'>,
  log: Log,
  fullMatch: LiveMatch | null = null,
): LiveMatch => ({
  matchId,
  sport,
  version: log.messages.length,
  data: log.data,
  log,
  lastResults,
  lineage,
  fullMatch,
  readings: null,
});

/** A match without messages. */
export const emptyMatch = (matchId: MatchId, sport: LiveSport): LiveMatch =>
  snapshot({ matchId, sport, lastResults: new Map(), lineage: {} }, emptyLog());

/** Every message delivered so far, in channel order. */
export const messagesOf = ({ log, version }: LiveMatch): readonly LiveMessage[] =>
  log.messages.slice(0, version);

const isNewest = ({ log, version }: LiveMatch): boolean => log.messages.length === version;

/** The log of a snapshot's messages only: its own where it is the newest, else a new fold. */
const ownLog = (match: LiveMatch): Log => (isNewest(match) ? match.log : logOf(messagesOf(match)));

/**
 * The match after a batch of messages; the same snapshot when none of them is new. Late messages, and any added to an older
 * snapshot, cost a full fold.
 */
export const matchAfterAll = (match: LiveMatch, messages: Iterable<LiveMessage>): LiveMatch => {
  const log = addMessages(ownLog(match), messages);
  return log.messages.length === match.version ? match : snapshot(match, log);
};

/** The match after one more message, which is cheap when in order. */
export const matchAfter = (match: LiveMatch, message: LiveMessage): LiveMatch =>
  matchAfterAll(match, [message]);

/** The match of its chosen messages, as if the channel had no others. */
export const filteredMatch = (match: LiveMatch, isChosen: (message: LiveMessage) => boolean): LiveMatch =>
  snapshot(match, logOf(messagesOf(match).filter(isChosen)));

/** An earlier moment of a match, made of the messages up to it. */
const earlierMoment = (
  match: LiveMatch,
  isIncluded: (message: LiveMessage) => boolean,
  reused: LiveMatch = match,
): LiveMatch => {
  const messages = messagesOf(match).filter(isIncluded);
  const { log, version } = reused;
  // The log of a moment before this one is extended, not folded again.
  const isBefore =
    reused.fullMatch !== null &&
    isNewest(reused) &&
    version > 0 &&
    version <= messages.length &&
    log.messages[version - 1] === messages[version - 1];
  const ownLog = isBefore ? addMessages(log, messages.slice(version)) : logReusing(log, messages);
  return snapshot(match, ownLog, match.fullMatch ?? match);
};

/**
 * The match up to and including a serial, as if the channel had ended there.
 *
 * @param reused another moment of the match, whose equal objects are reused
 */
export const matchUntil = (match: LiveMatch, last: Serial, reused?: LiveMatch): LiveMatch =>
  earlierMoment(match, ({ serial }) => serial <= last, reused);

/** The match just before a serial. */
export const matchBefore = (match: LiveMatch, next: Serial): LiveMatch =>
  earlierMoment(match, ({ serial }) => serial < next);

/** A match as the successor of another: there may be news between the two. */
export const successorOf = (match: LiveMatch, { lastResults, lineage }: LiveMatch): LiveMatch =>
  snapshot({ ...match, lastResults, lineage }, match.log, match.fullMatch);

/** A match with a lineage of its own, which reuses another's last results. */
export const withNewLineage = (
  match: LiveMatch,
  { lastResults }: Pick<LiveMatch, 'lastResults'>,
): LiveMatch => snapshot({ ...match, lastResults, lineage: {} }, match.log, match.fullMatch);

/** Turns a function of a match into a reading: computed at most once per snapshot. */
export const readingOf = <A>(compute: (match: LiveMatch) => A): ((match: LiveMatch) => A) => {
  const reading = (match: LiveMatch): A => {
    match.readings ??= new Map();
    const { readings } = match;
    // Each function finds only results of its own, none of which is undefined.
    const cached = readings.get(reading) as A | undefined;
    if (cached !== undefined) return cached;
    const value = compute(match);
    readings.set(reading, value);
    return value;
  };
  return reading;
};

/** The outcomes of its messages. */
export const countsOf = readingOf((match: LiveMatch): LogCounts => ({ ...ownLog(match).counts }));

/** Whether neither events nor MatchData have been reported. */
export const isSilent = (match: LiveMatch): boolean => {
  const { kept, matchData } = countsOf(match);
  return kept === 0 && matchData === 0;
};

/** The current events, by token. */
export const eventsOf = readingOf((match: LiveMatch): readonly CurrentEvent[] => [
  ...currentEvents(ownLog(match)),
]);

/** Whether two snapshots have the same events and match data. */
export const isSameMatch = (a: LiveMatch, b: LiveMatch): boolean =>
  isSameContent(eventsOf(a), eventsOf(b)) && isSameContent(a.data, b.data);
