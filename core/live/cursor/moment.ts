import type { Instant } from '../../time/instant.ts';
import type { Serial, TimeToken } from '../log/timeToken.ts';
import { filteredMatch, type LiveMatch, matchUntil, messagesOf } from '../match.ts';

/** A moment of a match, just after one of its messages. */
export type Moment = TimeToken;

/** The moment at which a match is read, or its live end. At a moment, a page equals that of a channel that ended there. */
export type Cursor = Moment | 'live';

/**
 * The match at a cursor.
 *
 * @param reused the match at another cursor, whose equal objects are reused
 */
export const matchAt = (match: LiveMatch, cursor: Cursor, reused?: LiveMatch): LiveMatch =>
  cursor === 'live' ? match : matchUntil(match, cursor.serial, reused);

/** The match at an instant of the channel's server time, as a delayed page shows it. */
export const matchAtInstant = (match: LiveMatch, instant: Instant): LiveMatch =>
  messagesOf(match).every(({ timestamp }) => timestamp <= instant)
    ? match
    : filteredMatch(match, ({ timestamp }) => timestamp <= instant);

/** The last moment up to an instant of the channel's server time; null before the first message. */
export const momentAt = (match: LiveMatch, instant: Instant): Moment | null => {
  const message = messagesOf(match).findLast(({ timestamp }) => timestamp <= instant);
  return message === undefined ? null : { timestamp: message.timestamp, serial: message.serial };
};

/** The moment of a serial in an address; null before the first message. */
export const momentOf = (match: LiveMatch, last: Serial): Moment | null => {
  const message = messagesOf(match).findLast(({ serial }) => serial <= last);
  return message === undefined ? null : { timestamp: message.timestamp, serial: message.serial };
};
