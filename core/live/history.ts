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
  /** How many versions were reported since it last was taken back; more than one means that it was corrected. */
  readonly versions: number;
}

/** What became of the messages that carried one event (recordings.md, "The summary"). */
export interface Verdict {
  /** The versions that stand, by serial; none where the event is deleted. */
  readonly versions: readonly EventMessage[];
  /** All that was said of it since the last clearing and repeats nothing: what a further message may repeat. */
  readonly said: readonly EventMessage[];
  readonly deleted: number;
  readonly duplicates: number;
}

/** Nothing was said yet. */
export const noVerdict: Verdict = { versions: [], said: [], deleted: 0, duplicates: 0 };

/** The event as its versions make it stand; null without any. */
export const standingOf = (versions: readonly EventMessage[]): StandingEvent | null => {
  const newest = versions.at(-1);
  if (newest === undefined) return null;
  if (versions.length === 1) return newest.alone;
  let first: TimeToken = newest;
  for (const version of versions) if (compareTokens(version, first) < 0) first = version;
  return {
    key: newest.event.key,
    token: { timestamp: first.timestamp, serial: first.serial },
    event: newest.event,
    serial: newest.serial,
    versions: versions.length,
  };
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
  let versions: EventMessage[] = [];
  let said: EventMessage[] = [];
  let deleted = 0;
  let duplicates = 0;
  let nextDelete = 0;
  let nextClearing = 0;

  const removeVersions = (): void => {
    deleted += versions.length;
    versions = [];
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
        said = [];
      } else {
        nextDelete += 1;
        if (versions.at(-1)?.event.type !== 'playerTime') removeVersions();
      }
    }
  };

  for (const message of messages) {
    takeBackBefore(message.serial);
    if (said.some((earlier) => sameContent(earlier.raw, message.raw))) duplicates += 1;
    else {
      said.push(message);
      versions.push(message);
    }
  }
  takeBackBefore(null);
  return { versions, said, deleted, duplicates };
};

/**
 * The verdict after one more message, when nothing in the channel is newer: the same that `judge` would give, without
 * going through all that was said before.
 */
export const judgeNewest = (before: Verdict, message: EventMessage): Verdict =>
  before.said.some((earlier) => sameContent(earlier.raw, message.raw))
    ? { ...before, duplicates: before.duplicates + 1 }
    : { ...before, versions: [...before.versions, message], said: [...before.said, message] };

/** The verdict after a Delete, when nothing in the channel is newer. */
export const judgeDeleted = (before: Verdict): Verdict =>
  before.versions.length === 0 || before.versions.at(-1)?.event.type === 'playerTime'
    ? before
    : { ...before, versions: [], deleted: before.deleted + before.versions.length };
