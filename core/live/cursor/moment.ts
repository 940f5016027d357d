import type { Instant } from '../../time/instant.ts';
import type { Serial, TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, matchOfThose, matchUntil, messagesOf } from '../match.ts';

/** A moment of a match: just after one message of its channel. */
export type Moment = TimeToken;

/**
 * Up to where a match is read: up to a moment, or all of it. A page that reads a match at a moment equals the page of a
 * channel that ended there.
 */
export type Cursor = Moment | 'live';

/**
 * The match as it stood at a cursor.
 *
 * @param like what it was at another: what is as it was then is the same object
 */
export const matchAt = (match: LiveMatch, cursor: Cursor, like?: LiveMatch): LiveMatch =>
  cursor === 'live' ? match : matchUntil(match, cursor.serial, like);

/** The match as the channel had it at an instant of its server time: what a page shows that is behind by a delay. */
export const matchAtInstant = (match: LiveMatch, instant: Instant): LiveMatch =>
  messagesOf(match).every(({ timestamp }) => timestamp <= instant)
    ? match
    : matchOfThose(match, ({ timestamp }) => timestamp <= instant);

/** The last moment at an instant of the channel's server time; null where nothing had been said by then. */
export const momentAt = (match: LiveMatch, instant: Instant): Moment | null => {
  const message = messagesOf(match).findLast(({ timestamp }) => timestamp <= instant);
  return message === undefined ? null : { timestamp: message.timestamp, serial: message.serial };
};

/** The moment that an address names by its serial; null where the match had said nothing by then. */
export const momentOf = (match: LiveMatch, last: Serial): Moment | null => {
  const message = messagesOf(match).findLast(({ serial }) => serial <= last);
  return message === undefined ? null : { timestamp: message.timestamp, serial: message.serial };
};
