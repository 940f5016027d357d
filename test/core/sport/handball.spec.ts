import { PersonId } from '@kampdag/core/ids';
import { incidentTimeline } from '@kampdag/core/league/match/incidentTimeline';
import { positionGroupOf } from '@kampdag/core/league/player/squad';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft } from '@kampdag/core/live/clock/timeouts';
import { isOfType } from '@kampdag/core/live/event';
import { figuresOf } from '@kampdag/core/live/figures/figures';
import { eventsOf, type LiveMatch, matchAfterAll } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { scoreOf } from '@kampdag/core/live/score/score';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sides } from '@kampdag/core/side';
import { handballPlayersOf, handballTotalsOf } from '@kampdag/core/sport/handball/box';
import type { Card } from '@kampdag/core/sport/handball/event';
import { savePercentage, shootingPercentage } from '@kampdag/core/sport/handball/handballPlayer';
import { playersOnCourt, runningSuspensions, suspensionsOf } from '@kampdag/core/sport/handball/suspensions';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Body, channel, deliveryOf, generatedMatch } from '../../arbitraries/liveMessages.ts';
import { foldAll, foldOneByOne } from '../live/readings.ts';
import {
  after,
  foldedMatch,
  timer as hockeyTimer,
  type TimedMessage,
  timedMessages,
} from '../live/timedMessages.ts';

const period = (number: number): number => 200_090 + number;

const event = (type: string, team: 'H' | 'A', half: number, elapsed: number, own: Body = {}): Body => ({
  MatchEventType: type,
  Team: team,
  Period: period(half),
  Time: elapsed,
  ...own,
});

const timer = (action: Parameters<typeof hockeyTimer>[0], half: number, elapsed: number): Body => ({
  ...hockeyTimer(action, half, elapsed),
  Period: period(half),
});

const told = (all: readonly TimedMessage[]) => foldedMatch(all, 'handball');

/** One card of a player, as told at a time. */
const card = (elapsed: number, Color: string): TimedMessage => [
  elapsed,
  { ...event('Card', 'H', 1, 10, { Player: 7, Color }), ClientId: 'card' },
];

/** The colours of the cards that are news between two snapshots. */
const colours = (from: LiveMatch, to: LiveMatch) =>
  newsBetween(from, to).map((news) =>
    'event' in news && isOfType<Card>(news.event, 'card') ? `${news.type} ${news.event.color}` : news.type,
  );

const suspension = (team: 'H' | 'A', half: number, elapsed: number, player: number | null): Body =>
  event('Penalty', team, half, elapsed, { Player: player, Minutes: 2 });

const runs = { numRuns: 200 };
const logs = channel(40, 'handball');

describe('a live match of handball', () => {
  it('is the same fold in any order, repetition and overlap of its messages', () => {
    fc.assert(
      fc.property(
        logs.chain((messages) => fc.tuple(fc.constant(messages), deliveryOf(messages))),
        ([messages, delivery]) => {
          const [whole, piecewise] = [foldAll(messages, 'handball'), foldOneByOne(delivery, 'handball')];
          expect(scoreOf(piecewise)).toEqual(scoreOf(whole));
          expect(figuresOf(piecewise)).toEqual(figuresOf(whole));
          expect(suspensionsOf(piecewise)).toEqual(suspensionsOf(whole));
        },
      ),
      runs,
    );
  });

  it('has as many goals in its figures as in its score, shootout excluded', () => {
    fc.assert(
      fc.property(logs, (messages) => {
        const ofASide = messages.filter(({ data }) => (data as Body | null)?.['Team'] !== null);
        const match = foldAll(ofASide, 'handball');
        const shootoutGoals = eventsOf(match).some(({ event: { type } }) => type === 'shootout');
        fc.pre(!shootoutGoals);
        const totals = handballTotalsOf(match);
        for (const side of sides) {
          expect(totals[side].goals).toBe(scoreOf(match)[side]);
          expect(totals[side].sevenMetreGoals).toBeLessThanOrEqual(totals[side].sevenMetreShots);
          expect(totals[side].sevenMetreShots).toBeLessThanOrEqual(totals[side].shots);
          expect(totals[side].goals).toBeLessThanOrEqual(totals[side].shots);
        }
      }),
      runs,
    );
  });

  it('shows the clock counting up to 30:00 in a half and 60:00 at its end', () => {
    const started = told([
      [0, timer('periodStart', 1, 0)],
      [0, timer('start', 1, 0)],
    ]);
    expect(readClock(clockOf(started), after(75)).display).toBe('01:15');
    expect(readClock(clockOf(started), after(4_000)).display).toBe('30:00');
    const stopped = matchAfterAll(
      started,
      timedMessages([
        [0, timer('periodStart', 1, 0)],
        [0, timer('start', 1, 0)],
        [80, timer('stop', 1, 80)],
        [90, timer('matchEnd', 2, 0)],
      ]).map(readMessage(generatedMatch, sportOf('handball'))),
    );
    expect(readClock(clockOf(stopped), after(100)).display).toBe('60:00');
  });

  it('announces a scored 7-metre throw as a goal, once', () => {
    const before = told([[0, timer('start', 1, 0)]]);
    const next = matchAfterAll(
      before,
      timedMessages([
        [0, timer('start', 1, 0)],
        [10, event('SevenMetreThrow', 'H', 1, 10, { Player: 7, ResultText: 'Goal' })],
        [20, event('SevenMetreThrow', 'A', 1, 20, { Player: 8, Goalie: 1, ResultText: 'Saved' })],
      ]).map(readMessage(generatedMatch, sportOf('handball'))),
    );
    expect(scoreOf(next)).toEqual({ home: 1, away: 0 });
    expect(newsBetween(before, next).map(({ type }) => type)).toEqual(['goal']);
  });

  it('announces a card once, and again when its colour is corrected', () => {
    const start: TimedMessage = [0, timer('start', 1, 0)];
    const none = told([start]);
    const then = (before: LiveMatch, ...all: readonly TimedMessage[]) =>
      matchAfterAll(
        before,
        timedMessages([start, ...all]).map(readMessage(generatedMatch, sportOf('handball'))),
      );
    const yellow = then(none, card(10, 'Yellow'));
    const twice = then(yellow, card(10, 'Yellow'), card(20, 'Yellow'));
    const red = then(twice, card(10, 'Yellow'), card(20, 'Yellow'), card(30, 'Red'));
    expect(colours(none, yellow)).toEqual(['card yellow']);
    expect(colours(yellow, twice)).toEqual([]);
    expect(colours(twice, red)).toEqual(['cardCorrected red']);
  });
});

describe('two-minute suspensions (IHF rule 16)', () => {
  it('last 120 seconds of play, whatever is scored, and continue after half-time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_800 }),
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        (at, later, scored) => {
          const match = told([
            [0, suspension('H', 1, at, 5)],
            ...(scored
              ? ([[1, event('Goal', 'A', 1, Math.min(at + 1, 1_800), { Player: 9 })]] as const)
              : []),
          ]);
          const expected = later < 120 ? 6 : 7;
          expect(playersOnCourt(suspensionsOf(match), at + later)).toEqual({ home: expected, away: 7 });
        },
      ),
      runs,
    );
  });

  it('begin at once, also while the player serves another (R46)', () => {
    const match = told([
      [0, suspension('H', 1, 100, 5)],
      [1, suspension('H', 1, 160, 5)],
      [2, suspension('A', 1, 160, null)],
    ]);
    expect(suspensionsOf(match).home.map(({ from, until }) => [from, until])).toEqual([
      [100, 220],
      [160, 280],
    ]);
    expect(runningSuspensions(suspensionsOf(match), 219).home.map(({ until }) => until)).toEqual([220, 280]);
    expect(playersOnCourt(suspensionsOf(match), 219)).toEqual({ home: 5, away: 6 });
    expect(playersOnCourt(suspensionsOf(match), 230)).toEqual({ home: 6, away: 6 });
  });
});

/** The time-outs that the home side has left. */
const left = (taken: readonly (readonly [half: number, elapsed: number])[], half: number, now: number) => {
  const match = told([
    ...taken.map(([own, elapsed], at): TimedMessage => [at, event('Timeout', 'H', own, elapsed)]),
    [taken.length, timer('periodStart', half, now)],
    [taken.length + 1, timer('stop', half, now)],
  ]);
  return timeoutsLeft(match, readClock(clockOf(match), after(taken.length + 2))).home;
};

describe('team time-outs (IHF rule 2:10)', () => {
  it('are three per match, two in a half, one in the last five minutes, none in extra time', () => {
    expect(left([], 1, 0)).toBe(2);
    expect(left([[1, 300]], 1, 400)).toBe(1);
    expect(
      left(
        [
          [1, 300],
          [1, 900],
        ],
        2,
        0,
      ),
    ).toBe(1);
    expect(left([[1, 300]], 2, 60)).toBe(2);
    expect(left([[1, 300]], 2, 1_500)).toBe(1);
    expect(left([], 3, 0)).toBe(0);
  });
});

describe('a handball player’s figures', () => {
  it('are goals, 7-metre throws, assists, saves, suspensions and cards', () => {
    const match = told([
      [0, event('Goal', 'H', 1, 10, { Player: 7, FirstAssist: 8, Goalie: 1 })],
      [1, event('SevenMetreThrow', 'H', 1, 20, { Player: 7, Goalie: 1, ResultText: 'Goal' })],
      [2, event('SevenMetreThrow', 'H', 1, 30, { Player: 7, Goalie: 1, ResultText: 'Saved' })],
      [3, event('SevenMetreThrow', 'H', 1, 40, { Player: 7, Goalie: 1, ResultText: 'Missed' })],
      [4, event('Shot', 'H', 1, 50, { Player: 8, Goalie: 1 })],
      [5, event('Shot', 'H', 1, 60, { Player: 8 })],
      [6, event('Goal', 'H', 1, 70, { Player: 8, Goalie: 1, EmptyNet: true })],
      [7, suspension('A', 1, 80, 9)],
      [8, event('Card', 'A', 1, 90, { Player: 9, Color: 'Yellow' })],
    ]);
    const lines = handballPlayersOf(match);
    expect(lines.get(PersonId(7))).toMatchObject({
      side: 'home',
      goals: 2,
      sevenMetreGoals: 1,
      sevenMetreShots: 3,
      shots: 4,
    });
    expect(lines.get(PersonId(8))).toMatchObject({ goals: 1, assists: 1, shots: 3 });
    const keeper = lines.get(PersonId(1));
    expect(keeper).toMatchObject({ side: 'away', saves: 2, goalsAgainst: 2 });
    expect(keeper === undefined ? null : savePercentage(keeper)).toBe(50);
    expect(shootingPercentage({ goals: 0, shots: 0 })).toBeNull();
    expect(lines.get(PersonId(9))).toMatchObject({ suspensions: 1, yellowCards: 1 });
  });
});

const incident = (incidentId: number, typeId: number) => ({
  incidentId,
  typeId,
  type: null,
  subtypeId: null,
  subtype: null,
  side: 'home' as const,
  periodId: null,
  time: null,
  people: [],
});

describe('the sheet and the squad of handball', () => {
  it('count a scored 7-metre throw as a goal, but not a missed one', () => {
    const story = incidentTimeline({
      sport: sportOf('handball'),
      incidents: [incident(1, 200_701), incident(2, 200_702), incident(3, 200_703), incident(4, 200_705)],
      periods: [],
      typeNames: new Map(),
    });
    expect(story.map(({ kind, score }) => [kind, score.home])).toEqual([
      ['goal', 1],
      ['sevenMetreGoal', 2],
      ['sevenMetreMiss', 2],
      ['suspension', 2],
    ]);
  });

  it('group its players by position', () => {
    const groups = ['Målvakt', 'Venstre ving', 'Midtback', 'Strek'].map((position) =>
      positionGroupOf(sportOf('handball'), position),
    );
    expect(groups).toEqual(['goalkeepers', 'wings', 'backs', 'pivots']);
  });
});
