import { MatchId } from '@kampdag/core/ids';
import { clockOf } from '@kampdag/core/live/clock/clock';
import { countsOf, emptyMatch, eventsOf, type LiveMatch, matchAfter } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { type LiveMessage, readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { describe, expect, it } from 'vitest';
import { isWhole } from '../support/runs.ts';
import type { SimulatedCase } from './case.ts';
import { knownOf } from './facts.ts';
import { epoch, simulatedMatch } from './match/draft.ts';
import { type OracleState, oracleOf } from './oracle.ts';

type Body = Readonly<Record<string, unknown>>;

const event = (clientId: string, type: string, more: Body = {}): Body => ({
  MatchEventType: type,
  MatchId: simulatedMatch,
  ClientId: clientId,
  Id: -5,
  Team: 'H',
  Period: 200051,
  Time: 60,
  ...more,
});
const goal = (clientId: string, more: Body = {}): Body => event(clientId, 'Goal', more);
const remove = (clientId: string, own: string, more: Body = {}): Body =>
  event(own, 'Delete', { DeletedEventClientId: clientId, Team: null, ...more });
const matchData = (more: Body): Body => ({
  MatchEventType: 'MatchData',
  MatchId: simulatedMatch,
  ClientId: null,
  ...more,
});
const timer = (clientId: string, type: number, time: number): Body =>
  event(clientId, 'Timer', { Type: type, Time: time, Team: null });

const logs: Readonly<Record<string, readonly Body[]>> = {
  'an event deleted, reported again and deleted again': [
    goal('a', { Player: 1 }),
    remove('a', 'x'),
    goal('a', { Player: 2 }),
    remove('a', 'y'),
    goal('a', { Player: 3 }),
    goal('b', { Team: 'A' }),
    remove('b', 'z'),
    goal('c'),
  ],
  'corrections of corrections, and one that changes team and type': [
    goal('a', { Player: 1 }),
    goal('a', { Player: 2 }),
    goal('a', { Player: 2, Team: 'A' }),
    event('b', 'Shot', { Player: 4 }),
    goal('b', { Player: 4 }),
    event('b', 'Shot', { Player: 5 }),
    event('c', 'Penalty', { Minutes: 2 }),
    event('c', 'Timeout'),
  ],
  'Deletes before their targets, for nothing, and twice': [
    remove('a', 'x'),
    goal('a'),
    remove('b', 'y'),
    remove('b', 'y'),
    goal('b'),
    remove('nobody', 'z'),
    remove('c', 'w'),
    goal('c', { Team: 'A' }),
  ],
  'the same said again to the stamp, and stamped anew, before and after a correction and a Delete': [
    goal('a', { Player: 1, ServerTimeStamp: '1' }),
    goal('a', { Player: 1, ServerTimeStamp: '1' }),
    goal('a', { Player: 2, ServerTimeStamp: '2' }),
    goal('a', { Player: 1, ServerTimeStamp: '3' }),
    remove('a', 'x', { ServerTimeStamp: '4' }),
    goal('a', { Player: 2, ServerTimeStamp: '2' }),
    goal('a', { Player: 2, ServerTimeStamp: '5' }),
    goal('b', { ServerTimeStamp: '5' }),
  ],
  'a Delete said again to the stamp, and stamped anew, after its event was told anew': [
    goal('a', { ServerTimeStamp: '1' }),
    remove('a', 'x', { ServerTimeStamp: '2' }),
    goal('a', { ServerTimeStamp: '3' }),
    remove('a', 'x', { ServerTimeStamp: '2' }),
    goal('b', { Team: 'A' }),
    remove('a', 'x', { ServerTimeStamp: '4' }),
    goal('a', { ServerTimeStamp: '1' }),
    goal('a', { ServerTimeStamp: '5' }),
  ],
  'a history that is cleared, twice, and what was said then is said again': [
    matchData({ HomeTeam: 'Storhamar', Attendance: 100 }),
    goal('a'),
    matchData({ HomeTeam: null, AwayTeam: 'Frisk', ClearHistory: true }),
    goal('a'),
    remove('a', 'x'),
    matchData({ ClearHistory: true, Attendance: 200 }),
    goal('a', { Player: 2 }),
    remove('a', 'x'),
  ],
  'playerTime, which Deletes spare, also as a version among others': [
    event('a', 'PlayerTime', { Player: 1, Direction: 1 }),
    remove('a', 'x'),
    event('a', 'PlayerTime', { Player: 1, Direction: 2 }),
    goal('b'),
    event('b', 'PlayerTime', { Player: 2, Direction: 1 }),
    remove('b', 'y'),
    goal('b', { Player: 2 }),
    remove('b', 'z'),
  ],
  'a clock started, stopped, corrected and taken back, between goals': [
    timer('t', 6, 0),
    timer('u', 1, 0),
    goal('a', { Time: 12 }),
    timer('v', 2, 30),
    timer('v', 2, 25),
    timer('w', 7, 1200),
    remove('w', 'x'),
    timer('u', 1, 3),
  ],
  'messages of another match, without identity, and unreadable, among goals': [
    goal('a'),
    goal('a', { MatchId: 1 }),
    goal('b', { ClientId: null, Id: 7 }),
    goal('b', { ClientId: null, Id: 7, Player: 3 }),
    event('a', 'Weather'),
    goal('x', { ClientId: null, Id: null }),
    remove('id:7', 'y'),
    goal('a', { Player: 2 }),
  ],
};

const caseOf = (bodies: readonly Body[]): SimulatedCase => ({
  sport: 'icehockey',
  matchId: simulatedMatch,
  // Some share a millisecond, and one is stamped earlier than the message before it.
  messages: bodies.map((data, index) => ({
    serial: index + 1,
    at: 0,
    timestamp: epoch + 1000 * Math.floor(index / 2) - (index === 5 ? 2500 : 0),
    data,
  })),
  faults: [],
});

const shownBy = (match: LiveMatch): string => {
  const rows = eventsOf(match).map(
    ({ key, token, serial, versions }) => `${key} ${token.timestamp} ${token.serial} ${serial} ${versions}`,
  );
  return `${rows.join(';')} ${JSON.stringify(countsOf(match))}`;
};

const shownByOracle = ({ events, counts }: OracleState): string => {
  const rows = events.map(
    ({ key, timestamp, first, serial, versions }) => `${key} ${timestamp} ${first} ${serial} ${versions}`,
  );
  return `${rows.join(';')} ${JSON.stringify(counts)}`;
};

/** All that is read of a whole match, but for the event objects themselves. */
const readOf = (match: LiveMatch): string => {
  const rows = timelineOf(match).map(({ key, kind, side, score, people }) => [
    key,
    kind,
    side,
    score,
    people,
  ]);
  return JSON.stringify([rows, scoreOf(match), clockOf(match), match.data]);
};

/** Whether orders that begin with these two messages are walked: each message is once the first and once the second, at any distance. */
const isBeginning = ([first, second]: readonly number[]): boolean =>
  isWhole || first === undefined || second === undefined || (first * 3 + 1) % 8 === second;

/** Walks the orders of the messages, each prefix once; tells of each match after a message. */
const everyOrder = (
  messages: readonly LiveMessage[],
  look: (match: LiveMatch, mask: number, order: readonly number[]) => void,
): void => {
  const walk = (match: LiveMatch, mask: number, order: readonly number[]): void => {
    for (const [index, message] of messages.entries()) {
      const path = [...order, index];
      if ((mask & (1 << index)) !== 0 || !isBeginning(path)) continue;
      const next = matchAfter(match, message);
      look(next, mask | (1 << index), path);
      walk(next, mask | (1 << index), path);
    }
  };
  walk(emptyMatch(MatchId(simulatedMatch), sportOf('icehockey')), 0, []);
};

/** A seventh of them: the orders that begin with one of eight of the 56 beginnings. */
const walked = isWhole ? 40_320 : 5_760;

describe(`${walked} of the 40,320 orders of eight messages`, () => {
  it.each(Object.entries(logs))(
    'give the same match, and every part of it what stands in that part: %s',
    (_, bodies) => {
      const simulated = caseOf(bodies);
      const known = knownOf(simulated);
      const messages = known.map(({ message, place }) =>
        readMessage(
          MatchId(simulatedMatch),
          sportOf('icehockey'),
        )({
          serial: place,
          timestamp: Instant(message.timestamp),
          data: message.data,
        }),
      );
      const due = Array.from({ length: 256 }, (_, mask) =>
        shownByOracle(oracleOf(known, (index) => (mask & (1 << index)) !== 0)),
      );
      let whole: string | null = null;
      let orders = 0;
      const wrong: string[] = [];
      everyOrder(messages, (match, mask, order) => {
        if (shownBy(match) !== due[mask])
          wrong.push(`${order.join()}: ${shownBy(match)} instead of ${due[mask]}`);
        if (order.length < messages.length) return;
        orders += 1;
        // The first order walked is that of the channel.
        const read = readOf(match);
        whole ??= read;
        if (read !== whole) wrong.push(`${order.join()}: ${read} instead of ${whole}`);
      });
      expect(bodies.length).toBe(8);
      expect(wrong.slice(0, 3)).toEqual([]);
      expect(orders).toBe(walked);
    },
    120_000,
  );
});
