import type { Instant } from '../time/instant.ts';
import { sameContent } from './content.ts';
import type { EventKey, LiveEvent } from './event.ts';
import type { EventMessage } from './message.ts';
import { compareTokens, type Serial, type TimeToken } from './timeToken.ts';

/** An event that stands: its newest version, in the place of its first. */
export interface StandingEvent {
  readonly key: EventKey;
  /** Its place among the events: the smallest token of the versions that stand (reading 18). */
  readonly token: TimeToken;
  readonly event: LiveEvent;
  /** The serial of the version that is shown. */
  readonly serial: Serial;
  /** When, by the channel's server time, the period and second that it is shown with were first told. */
  readonly toldAt: Instant;
  /** How many versions were reported since it last was taken back; more than one means that it was corrected. */
  readonly versions: number;
}

/** What became of the messages that carried one event (recordings.md, "The summary"). Owned: it is changed in place. */
export interface Verdict {
  /** All that was said of it since the last clearing and repeats nothing: what a further message may repeat. By serial. */
  said: readonly EventMessage[];
  /** From here on what was said stands; what was said before was taken back. */
  from: number;
  /** Messages that are no longer, or never were, among those said: repetitions, and what was cleared. */
  others: readonly EventMessage[];
  deleted: number;
  duplicates: number;
}

/** How many versions of the event stand; none where it is deleted. */
export const versionsIn = ({ said, from }: Verdict): number => said.length - from;

/** When the newest of some versions' period and second were first told. */
const toldAt = (said: readonly EventMessage[], from: number, newest: EventMessage): Instant => {
  const { period, elapsed } = newest.event;
  let first = newest.timestamp;
  for (let index = from; index < said.length; index += 1) {
    const other = said[index];
    if (other === undefined || other.timestamp >= first) continue;
    if (other.event.elapsed === elapsed && other.event.period === period) first = other.timestamp;
  }
  return first;
};

/** The event as its versions make it stand; null without any. */
export const standingOf = ({ said, from }: Verdict): StandingEvent | null => {
  const newest = said[said.length - 1];
  if (newest === undefined || from === said.length) return null;
  if (from === said.length - 1) return newest.alone;
  let { token } = newest.alone;
  for (let index = from; index < said.length; index += 1) {
    const other = said[index]?.alone.token;
    if (other !== undefined && compareTokens(other, token) < 0) token = other;
  }
  return {
    key: newest.event.key,
    token,
    event: newest.event,
    serial: newest.serial,
    toldAt: toldAt(said, from, newest),
    versions: said.length - from,
  };
};

/** Whether one message repeats another; most corrections differ in what was read of them. */
const repeats = (a: EventMessage, b: EventMessage): boolean =>
  a.event.elapsed === b.event.elapsed &&
  a.event.eventId === b.event.eventId &&
  a.event.type === b.event.type &&
  sameContent(a.raw, b.raw);

/** Whether a message says nothing that was not said before. */
export const isRepetition = (said: readonly EventMessage[], message: EventMessage): boolean => {
  for (const earlier of said) if (repeats(earlier, message)) return true;
  return false;
};

/**
 * Judges all that was said about one event, in channel order (readings 14–17): what repeats an earlier message is none;
 * a Delete removes the versions before it unless the newest of them is a playerTime (reading 15); a clearing removes all
 * before it, and what is then said again is new.
 *
 * @param messages every message that carried the event, by serial
 * @param deletes serials of the Deletes that name it, ascending
 * @param clearings serials of the messages that cleared the history, ascending
 */
export const judge = (
  messages: readonly EventMessage[],
  deletes: readonly Serial[],
  clearings: readonly Serial[],
): Verdict => {
  const others: EventMessage[] = [];
  const verdict: Verdict & { said: EventMessage[] } = {
    said: [],
    from: 0,
    others,
    deleted: 0,
    duplicates: 0,
  };
  let nextDelete = 0;
  let nextClearing = 0;

  const removeVersions = (): void => {
    verdict.deleted += versionsIn(verdict);
    verdict.from = verdict.said.length;
  };
  const takeBackBefore = (serial: Serial | null): void => {
    for (;;) {
      const remove = deletes[nextDelete];
      const clear = clearings[nextClearing];
      const isClear = clear !== undefined && (remove === undefined || clear < remove);
      const next = isClear ? clear : remove;
      if (next === undefined || (serial !== null && next >= serial)) return;
      if (isClear) {
        nextClearing += 1;
        removeVersions();
        others.push(...verdict.said);
        verdict.said = [];
        verdict.from = 0;
      } else {
        nextDelete += 1;
        if (isTakenBackByDelete(verdict)) removeVersions();
      }
    }
  };

  for (const message of messages) {
    takeBackBefore(message.serial);
    if (isRepetition(verdict.said, message)) {
      verdict.duplicates += 1;
      others.push(message);
    } else verdict.said.push(message);
  }
  takeBackBefore(null);
  return verdict;
};

/** Whether a Delete makes a difference: not where nothing stands, nor where the newest version is a playerTime. */
export const isTakenBackByDelete = ({ said, from }: Verdict): boolean =>
  from < said.length && said[said.length - 1]?.event.type !== 'playerTime';
