import assert from 'node:assert/strict';
import type { LiveEvent } from '@kampdag/core/live/event';
import type { EventKey } from '@kampdag/core/live/eventBase';
import type { Serial, TimeToken } from '@kampdag/core/live/log/timeToken';
import { emptyMatch, eventsOf, type LiveMatch, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { from, last, scan } from 'rxjs';
import { line, logLogSlope, measure } from './measure.ts';
import { matchId, messagesOf } from './stream.ts';

/** An event as the bare loop stores it. */
interface Bare {
  readonly key: EventKey;
  readonly token: TimeToken;
  readonly event: LiveEvent;
  readonly serial: Serial;
  readonly versions: number;
}

/**
 * The least that a fold of these messages must do, if they arrive in order: an envelope for every report of an event in a Map by the
 * event's key; a correction keeps its place; a repetition does nothing; a Delete spares a playerTime. It keeps no counts, order, deletions
 * or earlier states.
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

const empty = (): LiveMatch => emptyMatch(matchId, sportOf('icehockey'));
const batch = (messages: readonly LiveMessage[]): LiveMatch => matchAfterAll(empty(), messages);
const oneByOne = (messages: readonly LiveMessage[]): LiveMatch => {
  let match = empty();
  for (const message of messages) match = matchAfter(match, message);
  return match;
};
const scanned = (messages: readonly LiveMessage[]): LiveMatch => {
  let end = empty();
  from(messages)
    .pipe(scan(matchAfter, end), last())
    .subscribe((match) => {
      end = match;
    });
  return end;
};

/** The cost of RxJS alone: each message through a `scan` that only counts. */
const passed = (messages: readonly LiveMessage[]): number => {
  let count = 0;
  from(messages)
    .pipe(
      scan((sum) => sum + 1, 0),
      last(),
    )
    .subscribe((sum) => {
      count = sum;
    });
  return count;
};

/** The bare loop's events and ours must be equal before anything is timed. */
const check = (messages: readonly LiveMessage[]): void => {
  const bare = [...bareLoop(messages).values()].toSorted((a, b) =>
    a.token.serial < b.token.serial ? -1 : 1,
  );
  for (const match of [batch(messages), oneByOne(messages), scanned(messages)]) {
    assert.deepEqual(
      eventsOf(match).map(({ key, token, event, serial, versions }) => ({
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

const lengths = [100, 300, 1000];
const total = 1_000_000;
/** The number of distinct messages folded repeatedly in a slice of time. */
const slice = 30_000;

const ways = {
  'bare loop over a Map': (messages: readonly LiveMessage[]) => bareLoop(messages).size,
  'history, as one batch': (messages: readonly LiveMessage[]) => eventsOf(batch(messages)).length,
  'one by one': (messages: readonly LiveMessage[]) => eventsOf(oneByOne(messages)).length,
  'one by one, RxJS scan': (messages: readonly LiveMessage[]) => eventsOf(scanned(messages)).length,
  'RxJS scan that counts alone': passed,
};

/** Nanoseconds per event of each way; the ways alternate in slices. */
const timeEach = (length: number, pool: number): Readonly<Record<string, number>> => {
  const read = readMessage(matchId, sportOf('icehockey'));
  const matches = Array.from({ length: pool / length }, (_, match) =>
    messagesOf(match, length).map((message) => read(message)),
  );
  for (const messages of matches) check(messages);
  const each = (fold: (messages: readonly LiveMessage[]) => number) => (): number => {
    let sum = 0;
    for (let done = 0; done < slice; done += pool) for (const messages of matches) sum += fold(messages);
    return sum;
  };
  const sliced = Object.fromEntries(Object.entries(ways).map(([name, fold]) => [name, each(fold)]));
  const times = measure(sliced, Math.ceil(total / slice), 5);
  return Object.fromEntries(Object.entries(times).map(([name, spent]) => [name, spent / slice]));
};

/**
 * Folds a million events in matches of several lengths, reading the current events at each end: the same 3,000 messages, which stay in the
 * cache and show the cost of folding; then 30,000 messages at every length, which do not and show the growth with length alone.
 */
export const benchFold = (): void => {
  for (const length of lengths) {
    const times = timeEach(length, 3000);
    const floor = times['bare loop over a Map'] ?? Number.NaN;
    console.log(`fold: ${total.toLocaleString('en')} events in matches of ${length}`);
    for (const [name, spent] of Object.entries(times)) {
      const goal = name.startsWith('bare') || name.startsWith('RxJS') ? '' : 'goal ≤ 2.0';
      line(name, `${spent.toFixed(0)} ns`, spent / floor, goal);
    }
  }
  const points = lengths.map((length) => ({ length, times: timeEach(length, slice) }));
  console.log(
    `fold: log-log slope of a match's cost, ${lengths[0]} to ${lengths.at(-1)} events (goal ≤ 1.05), and ns an event`,
  );
  for (const name of Object.keys(ways)) {
    const costs = points.map(({ length, times }) => [length, times[name] ?? Number.NaN] as const);
    const slope = logLogSlope(costs.map(([length, spent]) => [length, spent * length]));
    const cells = costs.map(([, spent]) => spent.toFixed(0).padStart(5)).join(' ');
    console.log(`  ${name.padEnd(34)} ${slope.toFixed(3).padStart(10)}   ${cells}`);
  }
};
