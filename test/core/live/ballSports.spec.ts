import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { amountOf, figuresOf, teamTotalsOf } from '@kampdag/core/live/figures/figures';
import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import { countsOf, emptyMatch, eventsOf, matchAfter, matchAfterAll } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { scoreOf } from '@kampdag/core/live/score/score';
import { scoringEventsOf } from '@kampdag/core/live/score/scoringEvents';
import { setsOf } from '@kampdag/core/live/score/sets';
import { timelineOf } from '@kampdag/core/live/timeline/timeline';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sides } from '@kampdag/core/side';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channel, channelOf, deliveryOf, generatedMatch } from '../../arbitraries/liveMessages.ts';
import { runs as howOften } from '../../support/runs.ts';
import { scoreAt } from '../../support/scoreAt.ts';
import { ballOracle } from './ballOracle.ts';
import { foldAll, foldOneByOne, readingsOf } from './readings.ts';

const runs = { numRuns: howOften(70) };

describe.each(['basketball', 'volleyball'] as const)('a live match of %s', (sport) => {
  const read = readMessage(generatedMatch, sportOf(sport));
  const start = emptyMatch(generatedMatch, sportOf(sport));
  const logs = channel(40, sport);
  const messagesAndDelivery = logs.chain((messages) => fc.tuple(fc.constant(messages), deliveryOf(messages)));

  it('is the same for any order, repetition, overlap and paging of the same messages', () => {
    fc.assert(
      fc.property(messagesAndDelivery, fc.nat(), ([messages, delivery], cut) => {
        const expected = readingsOf(foldAll(messages, sport));
        expect(readingsOf(foldOneByOne(delivery, sport))).toEqual(expected);
        const at = cut % (delivery.length + 1);
        const both = matchAfterAll(foldOneByOne(delivery.slice(0, at), sport), delivery.slice(at).map(read));
        expect(readingsOf(both)).toEqual(expected);
      }),
      runs,
    );
  });

  it('leaves older snapshots unchanged', () => {
    fc.assert(
      fc.property(messagesAndDelivery, fc.nat(), ([, delivery], cut) => {
        const at = cut % (delivery.length + 1);
        const early = foldOneByOne(delivery.slice(0, at), sport);
        const late = matchAfterAll(early, delivery.slice(at).map(read));
        readingsOf(late);
        early.readings = null;
        expect(readingsOf(early)).toEqual(readingsOf(foldAll(delivery.slice(0, at), sport)));
      }),
      runs,
    );
  });

  it('leaves no trace of a deleted event, whenever the Delete was delivered (§4)', () => {
    fc.assert(
      fc.property(logs, fc.nat(), fc.nat(), logs, (messages, which, where, more) => {
        const bodies = messages.map(({ data }) => data);
        const extra = more
          .map(({ data }) => data)
          .find((data) => read({ ...messages[0], data } as never).type === 'event');
        fc.pre(extra !== undefined && messages.length > 0);
        const phantom = { ...(extra as object), ClientId: 'phantom' };
        const remove = { MatchEventType: 'Delete', ClientId: 'remove', DeletedEventClientId: 'phantom' };
        fc.pre(!JSON.stringify(phantom).includes('PlayerTime'));
        const at = which % (bodies.length + 1);
        const then = at + 1 + (where % (bodies.length + 1 - at));
        const told: unknown[] = bodies.slice();
        told.splice(at, 0, phantom);
        told.splice(then, 0, remove);
        const serials = channelOf(told);
        const without = serials.filter(({ data }) => data !== phantom && data !== remove);
        const { counts: _, ...left } = readingsOf(foldOneByOne(serials, sport)) as Record<string, unknown>;
        const { counts: __, ...clean } = readingsOf(foldAll(without, sport)) as Record<string, unknown>;
        expect(left).toEqual(clean);
      }),
      runs,
    );
  });

  it('has the sum of its timeline as score, and at every row the sum so far', () => {
    fc.assert(
      fc.property(logs, (messages) => {
        const match = foldOneByOne(messages, sport);
        const perPeriod = sport === 'volleyball';
        const sums = new Map<unknown, { home: number; away: number }>();
        for (const row of timelineOf(match).toReversed()) {
          const within = perPeriod ? row.period : 'match';
          const sum = sums.get(within) ?? { home: 0, away: 0 };
          sums.set(within, sum);
          if (row.points !== null && row.side !== null) {
            sum[row.side] += row.points;
            expect(row.score).toEqual(sum);
            expect(scoreAt(match, row.token)).toEqual(sum);
          }
        }
        if (perPeriod) expect(scoreOf(match)).toEqual(setsOf(match).won);
        else expect(scoreOf(match)).toEqual(sums.get('match') ?? { home: 0, away: 0 });
        for (const { period, goals } of periodLinesOf(match)) {
          const own = scoringEventsOf(match).filter(({ current }) => current.event.period === period.id);
          for (const side of sides) {
            const points = own.reduce((all, one) => (one.side === side ? all + one.points : all), 0);
            expect(goals[side]).toBe(points);
          }
        }
      }),
      runs,
    );
  });

  it('agrees with an oracle that counts the current events', () => {
    fc.assert(
      fc.property(messagesAndDelivery, ([, delivery]) => {
        const match = foldOneByOne(delivery, sport);
        const oracle = ballOracle(match, sport);
        const { printed } = sportOf(sport).figures;
        const players = [...figuresOf(match).players.values()].flatMap(({ id, amounts }) =>
          printed.flatMap(([name, figure]) => {
            const amount = amountOf(amounts, figure);
            return amount === 0 ? [] : [[`${id} ${name}`, amount]];
          }),
        );
        expect(Object.fromEntries(players)).toEqual(oracle.players);
        expect(scoreOf(match)).toEqual(oracle.score);
        expect(teamFoulsOf(match).map(({ period, fouls }) => [period.id, fouls.home, fouls.away])).toEqual(
          oracle.teamFouls(teamFoulsOf(match).map(({ period }) => period)),
        );
      }),
      runs,
    );
  });

  it('adds up: teams have at least their players’ sums, and points are those of their shots (§9)', () => {
    fc.assert(
      fc.property(logs, (messages) => {
        const match = foldOneByOne(messages, sport);
        const { players, teams } = figuresOf(match);
        for (const [, figure] of sportOf(sport).figures.printed) {
          const own = [...players.values()].reduce((all, { amounts }) => all + amountOf(amounts, figure), 0);
          const { home, away } = teamTotalsOf(match);
          expect(amountOf(home, figure) + amountOf(away, figure)).toBeGreaterThanOrEqual(own);
        }
        for (const side of sides) {
          const scored = scoringEventsOf(match).filter((one) => one.side === side);
          expect(amountOf(teams[side], 'points')).toBeGreaterThanOrEqual(
            scored.reduce((all, { points }) => all + points, 0),
          );
          const of = (figure: Parameters<typeof amountOf>[1]): number => amountOf(teams[side], figure);
          if (sport === 'basketball') {
            expect(of('points')).toBe(
              of('freeThrowsMade') + 2 * of('twoPointersMade') + 3 * of('threePointersMade'),
            );
          } else {
            expect(of('points')).toBeGreaterThanOrEqual(
              of('aces') + of('attacks') + of('blocks') + of('errors'),
            );
          }
        }
      }),
      runs,
    );
  });

  it('never runs its clock backwards within a period without a new event', () => {
    fc.assert(
      fc.property(logs, fc.array(fc.nat({ max: 700_000 }), { maxLength: 8 }), (messages, waits) => {
        const match = foldAll(messages, sport);
        const clock = clockOf(match);
        let now = messages.at(-1)?.timestamp ?? Instant(0);
        let before = readClock(clock, now);
        for (const wait of waits) {
          now = Instant(now + wait);
          const next = readClock(clock, now);
          expect(next.elapsed).toBeGreaterThanOrEqual(before.elapsed);
          if (clock.elapsed <= (next.period?.length ?? 0) && (next.period?.length ?? 0) > 0) {
            expect(next.elapsed).toBeLessThanOrEqual(next.period?.length ?? 0);
          }
          before = next;
        }
        if (sport === 'volleyball') expect(before.display).toBe('');
      }),
      runs,
    );
  });

  it('announces only sets, runs and lead changes that the newer snapshot shows', () => {
    fc.assert(
      fc.property(logs, (messages) => {
        let match = start;
        for (const message of messages) {
          const next = matchAfter(match, read(message));
          for (const news of newsBetween(match, next)) {
            if (news.type === 'leadChange') {
              const { home, away } = scoreOf(next);
              expect(news.side).toBe(home > away ? 'home' : 'away');
              expect(sport).toBe('basketball');
            }
            if (news.type === 'run') expect(news.points).toBeGreaterThanOrEqual(8);
            if (news.type === 'setWon') {
              expect(sport).toBe('volleyball');
              expect(setsOf(next).won).toEqual(news.sets);
              expect(news.set.winner).toBe(news.side);
            }
          }
          match = next;
        }
        expect(eventsOf(match)).toHaveLength(countsOf(match).kept);
      }),
      runs,
    );
  });
});
