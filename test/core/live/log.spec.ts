import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { Goal } from '@kampdag/core/live/events/goalEvents';
import { eventsOfType } from '@kampdag/core/live/eventsOfType';
import type { LogCounts } from '@kampdag/core/live/log/logCounts';
import { compareTokens } from '@kampdag/core/live/log/timeToken';
import {
  countsOf,
  emptyMatch,
  eventsOf,
  type LiveMatch,
  matchAfter,
  matchAfterAll,
  matchUntil,
  messagesOf,
} from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Body, channel, channelOf, deliveryOf, generatedMatch } from '../../arbitraries/liveMessages.ts';
import { factOf } from '../../simulation/facts.ts';
import { oracleOf } from '../../simulation/oracle.ts';
import { runs as howOften } from '../../support/runs.ts';
import { scoreAt } from '../../support/scoreAt.ts';
import { foldAll, foldOneByOne, readingsOf } from './readings.ts';

const runs = { numRuns: howOften(100) };
const start = emptyMatch(generatedMatch, sportOf('icehockey'));

const messagesAndDelivery = channel().chain((messages) =>
  fc.tuple(fc.constant(messages), deliveryOf(messages)),
);

const sum = (counts: LogCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0) - counts.messages;

const deep = (): unknown => {
  const text = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  return {
    MatchEventType: 'Goal',
    MatchId: generatedMatch,
    ClientId: 'deep',
    Team: JSON.parse(text) as unknown,
  };
};

const goal = (own: Body): Body => ({
  MatchEventType: 'Goal',
  MatchId: generatedMatch,
  ClientId: 'goal',
  Team: 'H',
  Period: 200051,
  Time: 60,
  ...own,
});

const removal: Body = {
  MatchEventType: 'Delete',
  MatchId: generatedMatch,
  ClientId: 'gone',
  DeletedEventClientId: 'goal',
};

const scorersOf = (match: LiveMatch): readonly unknown[] =>
  eventsOfType<Goal>(match, 'goal').map(({ event }) => event.player);

describe('the live log', () => {
  it('gives the same match for any order, repetition, overlap and paging of the same messages (R14, R19)', () => {
    fc.assert(
      fc.property(messagesAndDelivery, fc.nat(), ([messages, delivery], cut) => {
        const expected = readingsOf(foldAll(messages));
        expect(readingsOf(foldOneByOne(delivery))).toEqual(expected);
        const at = cut % (delivery.length + 1);
        const first = foldOneByOne(delivery.slice(0, at));
        const both = matchAfterAll(
          first,
          delivery.slice(at).map(readMessage(generatedMatch, sportOf('icehockey'))),
        );
        expect(readingsOf(both)).toEqual(expected);
      }),
      runs,
    );
  });

  it('agrees with an independent oracle after every delivery (§4, R14, R15, R16, R17, R18)', () => {
    fc.assert(
      fc.property(messagesAndDelivery, ([messages, delivery]) => {
        const known = messages.map((message) => ({
          message,
          fact: factOf(generatedMatch, message),
          place: message.serial,
        }));
        const given = new Set<string>();
        let match = start;
        for (const message of delivery) {
          given.add(message.serial);
          match = matchAfter(match, readMessage(generatedMatch, sportOf('icehockey'))(message));
          const { events, counts, data } = oracleOf(known, (index) => given.has(known[index]?.place ?? ''));
          expect(countsOf(match)).toEqual(counts);
          const names = [data.HomeTeam, data.AwayTeam].map((name) =>
            typeof name === 'string' ? name.trim() : null,
          );
          expect([match.data.teamName.home, match.data.teamName.away]).toEqual(names);
          expect(
            eventsOf(match).map(({ key, token, versions }) => [key, token.timestamp, token.serial, versions]),
          ).toEqual(events.map(({ key, timestamp, first, versions }) => [key, timestamp, first, versions]));
        }
      }),
      runs,
    );
  });

  it('counts every message of the channel once, however often it was delivered', () => {
    fc.assert(
      fc.property(messagesAndDelivery, ([messages, delivery]) => {
        const match = foldOneByOne(delivery);
        expect(countsOf(match).messages).toBe(messages.length);
        expect(sum(countsOf(match))).toBe(messages.length);
      }),
      runs,
    );
  });

  it('shows each event once, in the order of the time tokens (R18)', () => {
    fc.assert(
      fc.property(messagesAndDelivery, ([, delivery]) => {
        const rows = timelineOf(foldOneByOne(delivery));
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const [index, row] of rows.entries()) {
          const older = rows[index + 1];
          if (older !== undefined) expect(compareTokens(row.token, older.token)).toBe(1);
        }
      }),
      runs,
    );
  });

  it('leaves no trace of a deleted event, whenever the Delete was delivered', () => {
    fc.assert(
      fc.property(
        channel(20),
        fc.nat(),
        fc.nat(),
        fc.infiniteStream(fc.nat()),
        (messages, where, later, order) => {
          const goal = {
            MatchEventType: 'Goal',
            MatchId: generatedMatch,
            ClientId: 'phantom',
            Team: 'H',
            Player: 3,
            Period: 200051,
            Time: 77,
          };
          const remove = {
            MatchEventType: 'Delete',
            MatchId: generatedMatch,
            ClientId: 'gone',
            DeletedEventClientId: 'phantom',
          };
          const bodies = messages.map(({ data }) => data);
          const at = where % (bodies.length + 1);
          const after = at + 1 + (later % (bodies.length - at + 1));
          const withGoal = [...bodies.slice(0, at), goal, ...bodies.slice(at)];
          const all = channelOf([...withGoal.slice(0, after), remove, ...withGoal.slice(after)]);
          const without = all.filter(({ data }) => data !== goal && data !== remove);
          const shuffled = all
            .map((message) => ({ message, rank: order.next().value }))
            .toSorted((a, b) => a.rank - b.rank)
            .map(({ message }) => message);
          const { counts: _, ...shown } = readingsOf(foldOneByOne(shuffled)) as { counts: unknown };
          const { counts: __, ...expected } = readingsOf(foldAll(without)) as { counts: unknown };
          expect(shown).toEqual(expected);
        },
      ),
      runs,
    );
  });

  it('has the sum of the timeline as score, and at every row the sum so far (§4)', () => {
    fc.assert(
      fc.property(messagesAndDelivery, ([, delivery]) => {
        const match = foldOneByOne(delivery);
        const goals = scoringEventsOf(match);
        const winner = shootoutOf(match)?.winner ?? null;
        for (const side of ['home', 'away'] as const) {
          const own = goals.filter((goal) => goal.side === side).length;
          expect(scoreOf(match)[side]).toBe(own + (winner === side ? 1 : 0));
        }
        const rows = timelineOf(match);
        expect(rows.filter(({ score }) => score !== null)).toHaveLength(goals.length);
        const newest = rows[0];
        if (newest !== undefined) expect(scoreAt(match, newest.token)).toEqual(scoreOf(match));
      }),
      runs,
    );
  });

  it('never runs the clock backwards within a period without a new event', () => {
    fc.assert(
      fc.property(
        messagesAndDelivery,
        fc.array(fc.integer({ min: 0, max: 4_000_000 }), { minLength: 2, maxLength: 8 }),
        ([messages, delivery], offsets) => {
          const clock = clockOf(foldOneByOne(delivery));
          const from = messages[0]?.timestamp ?? Instant(0);
          const readings = offsets
            .toSorted((a, b) => a - b)
            .map((offset) => readClock(clock, Instant(from + offset)));
          for (const [index, reading] of readings.entries()) {
            const before = readings[index - 1];
            expect(reading.display).toMatch(/^\d{2,}:[0-5]\d$/);
            expect(reading.remaining).toBeGreaterThanOrEqual(0);
            if (before !== undefined) expect(reading.elapsed).toBeGreaterThanOrEqual(before.elapsed);
          }
        },
      ),
      runs,
    );
  });

  it('leaves older snapshots unchanged, and can branch from them', () => {
    fc.assert(
      fc.property(messagesAndDelivery, fc.nat(), ([, delivery], cut) => {
        const at = cut % (delivery.length + 1);
        const expected = readingsOf(foldOneByOne(delivery.slice(0, at)));
        const older = foldOneByOne(delivery.slice(0, at));
        const read = delivery.map(readMessage(generatedMatch, sportOf('icehockey')));
        const newer = matchAfterAll(older, read.slice(at));
        expect(readingsOf(older)).toEqual(expected);
        expect(messagesOf(older)).toHaveLength(countsOf(older).messages);
        const branch = matchAfterAll(older, read.slice(at).toReversed());
        expect(readingsOf(branch)).toEqual(readingsOf(newer));
      }),
      runs,
    );
  });

  it('gives the match of any earlier serial as if the channel had ended there', () => {
    fc.assert(
      fc.property(channel(), fc.nat(), (messages, cut) => {
        const at = cut % (messages.length + 1);
        const last = messages[at - 1];
        if (last === undefined) return;
        expect(readingsOf(matchUntil(foldAll(messages), last.serial))).toEqual(
          readingsOf(foldAll(messages.slice(0, at))),
        );
      }),
      runs,
    );
  });

  it('never throws, whatever JSON a channel carries', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 10 }), (bodies) => {
        const match = foldAll(channelOf(bodies));
        readingsOf(match);
        expect(countsOf(match).messages).toBe(bodies.length);
      }),
      runs,
    );
  });

  it('ends with the newest serial: X → Y → X, with new timestamps, is X (R14)', () => {
    const x = goal({ Player: 1, ServerTimeStamp: '1' });
    const y = goal({ Player: 2, ServerTimeStamp: '2' });
    const back = channelOf([x, y, { ...x, ServerTimeStamp: '3' }]);
    expect(scorersOf(foldAll(back))).toEqual([1]);
    expect(countsOf(foldAll(back))).toMatchObject({ kept: 1, replaced: 2, duplicates: 0 });
    const retold = channelOf([x, y, x]);
    expect(scorersOf(foldAll(retold))).toEqual([2]);
    expect(countsOf(foldAll(retold))).toMatchObject({ kept: 1, replaced: 1, duplicates: 1 });
  });

  it('counts and announces no correction for a new timestamp and number alone', () => {
    const told = goal({ Player: 1, Id: 1, ServerTimeStamp: '1' });
    const [first, again, other] = channelOf([
      told,
      { ...told, Id: 2, ServerTimeStamp: '2' },
      { ...told, Player: 2, ServerTimeStamp: '3' },
    ]).map(readMessage(generatedMatch, sportOf('icehockey')));
    if (first === undefined || again === undefined || other === undefined) throw new Error('three messages');
    const once = matchAfter(start, first);
    const twice = matchAfter(once, again);
    expect(timelineOf(twice).map(({ corrected }) => corrected)).toEqual([false]);
    expect(newsBetween(once, twice)).toEqual([]);
    const corrected = matchAfter(twice, other);
    expect(timelineOf(corrected).map((row) => row.corrected)).toEqual([true]);
    expect(newsBetween(twice, corrected).map(({ type }) => type)).toEqual(['goalCorrected']);
  });

  it('shows an event reported again after its Delete, but no repeated message (R14)', () => {
    const told = goal({ Player: 1, ServerTimeStamp: '1' });
    const remove = { ...removal, ServerTimeStamp: '2' };
    const anew = channelOf([told, remove, { ...told, ServerTimeStamp: '3' }]);
    expect(scorersOf(foldAll(anew))).toEqual([1]);
    expect(countsOf(foldAll(anew))).toMatchObject({ kept: 1, deleted: 1, duplicates: 0 });
    const late = channelOf([told, remove, told]);
    expect(scorersOf(foldAll(late))).toEqual([]);
    expect(countsOf(foldAll(late))).toMatchObject({ kept: 0, deleted: 1, duplicates: 1 });
  });

  it('counts a Delete with a new timestamp as another, and a repeated one as none (R14)', () => {
    const told = goal({ Player: 1, ServerTimeStamp: '1' });
    const remove = { ...removal, ServerTimeStamp: '2' };
    const anew = { ...told, ServerTimeStamp: '3' };
    const again = foldAll(channelOf([told, remove, anew, { ...remove, ServerTimeStamp: '4' }]));
    expect([scorersOf(again), countsOf(again).deletes, countsOf(again).duplicates]).toEqual([[], 2, 0]);
    const repeated = foldAll(channelOf([told, remove, anew, remove]));
    expect([scorersOf(repeated), countsOf(repeated).deletes, countsOf(repeated).duplicates]).toEqual([
      [1],
      1,
      1,
    ]);
  });

  it('compares messages by content, whatever the order of their fields', () => {
    const told = goal({ Player: 1, ServerTimeStamp: '1' });
    const turned = Object.fromEntries(Object.entries(told).toReversed());
    expect(
      countsOf(foldAll(channelOf([told, goal({ Player: 2, ServerTimeStamp: '1' }), turned]))),
    ).toMatchObject({
      kept: 1,
      replaced: 1,
      duplicates: 1,
    });
  });

  it('counts a Delete repeated after ClearHistory as another, though ClearHistory is delivered last', () => {
    const remove = { MatchEventType: 'Delete', ClientId: 'gone', DeletedEventClientId: 'phantom' };
    const clear = { MatchEventType: 'MatchData', ClearHistory: true };
    const [first, clearing, again] = channelOf([remove, clear, remove]);
    if (first === undefined || clearing === undefined || again === undefined)
      throw new Error('three messages');
    expect(countsOf(foldOneByOne([first, again]))).toMatchObject({ deletes: 1, duplicates: 1 });
    expect(countsOf(foldOneByOne([first, again, clearing]))).toMatchObject({ deletes: 2, duplicates: 0 });
  });

  it('handles a repeated message nested a hundred thousand deep', () => {
    expect(countsOf(foldAll(channelOf([deep(), deep()])))).toMatchObject({ kept: 1, duplicates: 1 });
  });
});
