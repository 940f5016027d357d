import assert from 'node:assert/strict';
import type { EventKey, LiveEvent } from '@kampdag/core/live/event';
import { append, type EventLog, emptyLog, replay, standingEvents } from '@kampdag/core/live/log';
import { emptyMatch, eventsOf, type LiveMatch, matchAfter } from '@kampdag/core/live/match';
import { type LiveMessage, readMessage } from '@kampdag/core/live/message';
import type { Serial, TimeToken } from '@kampdag/core/live/timeToken';
import { from, last, scan } from 'rxjs';
import { line, logLogSlope, measure } from './measure.ts';
import { matchId, messagesOf } from './stream.ts';

/** An event as the bare loop keeps it. */
interface Bare {
  readonly key: EventKey;
  readonly token: TimeToken;
  readonly event: LiveEvent;
  readonly serial: Serial;
  readonly versions: number;
}

/**
 * The least that a fold of these messages must do, and that only because they come in order: an envelope for every
 * report of an event, set in a Map by the event's key; a correction stays in its place; a repetition is none; a Delete
 * spares a playerTime. It keeps no counts, no order, no memory of what was deleted, and no earlier state.
 */
const bareLoop = (messages: readonly LiveMessage[]): ReadonlyMap<EventKey, Bare> => {
  const events = new Map<EventKey, Bare>();
  let newest = '';
  for (const message of messages) {
    if (message.serial <= newest) continue;
    newest = message.serial;
    if (message.type === 'event') {
      const { event, serial, timestamp } = message;
      const held = events.get(event.key);
      if (held === undefined) {
        events.set(event.key, { key: event.key, token: { timestamp, serial }, event, serial, versions: 1 });
      } else if (held.event.eventId !== event.eventId) {
        const { key, token, versions } = held;
        events.set(event.key, { key, token, event, serial, versions: versions + 1 });
      }
    } else if (message.type === 'delete' && message.target !== null) {
      if (events.get(message.target)?.event.type !== 'playerTime') events.delete(message.target);
    }
  }
  return events;
};

const through = <S>(
  messages: readonly LiveMessage[],
  step: (state: S, message: LiveMessage) => S,
  begin: S,
): S => {
  let end = begin;
  from(messages)
    .pipe(scan(step, begin), last())
    .subscribe((state) => {
      end = state;
    });
  return end;
};

const empty = (): EventLog => emptyLog(matchId, 'icehockey');
const batch = (messages: readonly LiveMessage[]): EventLog => replay(empty(), messages);
const appended = (messages: readonly LiveMessage[]): EventLog => through(messages, append, empty());
const matched = (messages: readonly LiveMessage[]): LiveMatch =>
  through(messages, matchAfter, emptyMatch(matchId, 'icehockey'));

/** The bare loop's events and ours must be the same before anything is timed. */
const check = (messages: readonly LiveMessage[]): void => {
  const bare = [...bareLoop(messages).values()].toSorted((a, b) =>
    a.token.serial < b.token.serial ? -1 : 1,
  );
  for (const { all } of [
    standingEvents(batch(messages)),
    standingEvents(appended(messages)),
    eventsOf(matched(messages)),
  ]) {
    assert.deepEqual(
      all.map(({ key, token, event, serial, versions }) => ({
        key,
        token: { timestamp: token.timestamp, serial: token.serial },
        event,
        serial,
        versions,
      })),
      bare,
    );
  }
};

const lengths = [100, 600, 3000, 30_000];
/** So many distinct messages are folded over and over: few enough to stay in the cache, where folding itself is seen. */
const poolFor = (length: number): number => Math.max(3000, length);
const total = 1_000_000;

/** Folding a million events in matches of several lengths, the list of the standing events asked for at each end. */
export const benchFold = (rounds: number): void => {
  const points = new Map<string, (readonly [number, number])[]>();
  for (const length of lengths) {
    const read = readMessage(matchId, 'icehockey');
    const pool = poolFor(length);
    const matches = Array.from({ length: pool / length }, (_, match) =>
      messagesOf(match, length).map((message) => read(message)),
    );
    for (const messages of matches) check(messages);
    const each = (fold: (messages: readonly LiveMessage[]) => number) => (): number => {
      let sum = 0;
      for (let done = 0; done < total; done += pool) for (const messages of matches) sum += fold(messages);
      return sum;
    };
    const times = measure(
      {
        'bare loop over a Map': each((messages) => bareLoop(messages).size),
        'replay (history)': each((messages) => standingEvents(batch(messages)).all.length),
        'append, RxJS scan': each((messages) => standingEvents(appended(messages)).all.length),
        'matchAfter, RxJS scan': each((messages) => eventsOf(matched(messages)).all.length),
      },
      rounds,
    );
    const floor = times['bare loop over a Map'] ?? Number.NaN;
    console.log(`fold: ${total.toLocaleString('en')} events in matches of ${length}`);
    for (const [name, spent] of Object.entries(times)) {
      line(
        name,
        `${(spent / total).toFixed(0)} ns`,
        spent / floor,
        name.startsWith('bare') ? '' : 'goal ≤ 2.0',
      );
      points.set(name, [...(points.get(name) ?? []), [length, (spent / total) * length]]);
    }
  }
  const bare = logLogSlope(points.get('bare loop over a Map') ?? []);
  console.log(`fold: log-log slope of a match's cost from ${lengths[0]} to ${lengths.at(-1)} (goal ≤ 1.05)`);
  console.log('  beside it, the slope over the bare loop, which outgrows the cache at the last length too');
  for (const [name, costs] of points) {
    const slope = logLogSlope(costs);
    console.log(
      `  ${name.padEnd(34)} ${slope.toFixed(3).padStart(10)}   ${(1 + slope - bare).toFixed(3).padStart(6)}`,
    );
  }
};
