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
  readonly standing: StandingEvent | null;
  readonly kept: number;
  readonly replaced: number;
  readonly deleted: number;
  readonly duplicates: number;
}

/** An event standing by one message alone, which is how nearly every event stands. */
export const standsAlone = (message: EventMessage): StandingEvent => ({
  key: message.event.key,
  token: message,
  event: message.event,
  serial: message.serial,
  versions: 1,
});

const standingOf = (versions: readonly EventMessage[]): StandingEvent | null => {
  const newest = versions.at(-1);
  if (newest === undefined) return null;
  let first: TimeToken = newest;
  for (const version of versions) if (compareTokens(version, first) < 0) first = version;
  return {
    key: newest.event.key,
    token: first,
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
  const kept = versions.length > 0 ? 1 : 0;
  return {
    standing: standingOf(versions),
    kept,
    replaced: versions.length - kept,
    deleted,
    duplicates,
  };
};
