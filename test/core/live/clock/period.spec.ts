import { lettersOf } from '@kampdag/core/federationText';
import { PeriodId } from '@kampdag/core/ids';
import { periodOf, periodsOf } from '@kampdag/core/live/clock/period';
import { emptyMatch, matchAfter } from '@kampdag/core/live/match';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { mmss } from '@kampdag/core/time/mmss';
import { describe, expect, it } from 'vitest';
import { type Body, generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { event, foldedMatch, type TimedMessage, timedMessages, timer } from '../timedMessages.ts';

const described = (told: readonly TimedMessage[], sport: SportKind = 'icehockey'): readonly string[] =>
  periodsOf(foldedMatch(told, sport)).map(
    ({ id, name, kind, number, length, startsAt }) =>
      `${id} ${lettersOf(name)}: ${kind} ${number}, ${length} s from ${startsAt}`,
  );

const matchData = (...Periods: readonly Body[]): TimedMessage => [
  0,
  { MatchEventType: 'MatchData', Periods },
];

const fullPeriod = (ordinal: number): Body => ({
  PartialResultTypeId: 300 + ordinal,
  Name: `${ordinal}. periode`,
  SortOrder: ordinal,
  Duration: 1200,
});

describe('the periods of a match (R20)', () => {
  it("are the sport's where MatchData has none", () => {
    const hockey = [
      '200051 1. periode: regulation 1, 1200 s from 0',
      '200052 2. periode: regulation 2, 1200 s from 1200',
      '200053 3. periode: regulation 3, 1200 s from 2400',
      '200054 Overtime: overtime 1, 300 s from 3600',
      '200055 Straffeslag: shootout 1, 0 s from 3900',
    ];
    expect(described([])).toEqual(hockey);
    expect(described([matchData()])).toEqual(hockey);
  });

  it('are four quarters of ten minutes and extra periods of five in basketball', () => {
    const periods = described([], 'basketball');
    expect(periods.slice(0, 5)).toEqual([
      '200073 1. periode: regulation 1, 600 s from 0',
      '200074 2. periode: regulation 2, 600 s from 600',
      '200075 3. periode: regulation 3, 600 s from 1200',
      '200076 4. periode: regulation 4, 600 s from 1800',
      '200077 1. ekstraomgang: overtime 1, 300 s from 2400',
    ]);
    expect(periods.slice(5)).toEqual(
      [2, 3, 4, 5, 6].map(
        (number) =>
          `${200076 + number} ${number}. ekstraomgang: overtime ${number}, 300 s from ${2100 + 300 * number}`,
      ),
    );
  });

  it('are two halves of thirty minutes, two by two extra ones of five and a shootout in handball', () => {
    expect(described([], 'handball')).toEqual([
      '200091 1. omgang: regulation 1, 1800 s from 0',
      '200092 2. omgang: regulation 2, 1800 s from 1800',
      ...[1, 2, 3, 4].map(
        (number) =>
          `${200092 + number} ${number}. ekstraomgang: overtime ${number}, 300 s from ${3300 + 300 * number}`,
      ),
      '200097 Straffekastkonkurranse: shootout 1, 0 s from 4800',
    ]);
  });

  it('are five sets without a clock in volleyball, and none in soccer', () => {
    expect(described([], 'volleyball')).toEqual(
      [1, 2, 3, 4, 5].map((number) => `${200060 + number} ${number}. sett: regulation ${number}, 0 s from 0`),
    );
    expect(described([], 'soccer')).toEqual([]);
  });

  it('are of full length from the fourth on in a play-off match of hockey (R31), from the name alone', () => {
    const fourth = { ...timer('start', 26, 0), PeriodName: '4. periode' };
    const fifth = event('Goal', 'H', 27, 30, { PeriodName: '5. periode' });
    expect(
      described([
        [1, fourth],
        [2, fifth],
      ]).slice(2),
    ).toEqual([
      '200053 3. periode: regulation 3, 1200 s from 2400',
      '200076 4. periode: overtime 1, 1200 s from 3600',
      '200077 5. periode: overtime 2, 1200 s from 4800',
      '200054 Overtime: overtime 3, 300 s from 6000',
      '200055 Straffeslag: shootout 1, 0 s from 6300',
    ]);
  });

  it('are of full length from the fourth to the twelfth where MatchData lists them so, marked as overtime or not', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => fullPeriod(at + 1));
    expect(described([matchData(...twelve)]).slice(2)).toEqual([
      '303 3. periode: regulation 3, 1200 s from 2400',
      ...Array.from(
        { length: 9 },
        (_, at) => `${304 + at} ${4 + at}. periode: overtime ${at + 1}, 1200 s from ${3600 + 1200 * at}`,
      ),
    ]);
    const marked = [
      ...twelve.slice(0, 3),
      { PartialResultTypeId: 200054, Name: 'Overtime', IsOvertimeType: true, Duration: 1200, SortOrder: 4 },
    ];
    expect(described([matchData(...marked)]).at(-1)).toBe('200054 Overtime: overtime 1, 1200 s from 3600');
  });

  it('are regulation where youth teams play four short periods', () => {
    const quarters = [1, 2, 3, 4].map((ordinal) => ({
      PartialResultTypeId: 300 + ordinal,
      Name: `${ordinal}. periode`,
      SortOrder: ordinal,
      Duration: 720,
    }));
    expect(described([matchData(...quarters)]).at(-1)).toBe('304 4. periode: regulation 4, 720 s from 2160');
  });

  it("are MatchData's where it has any, in its order, with the sport's name and length where it has none", () => {
    expect(
      described([
        matchData(
          { PartialResultTypeId: 200055, IsShootoutType: true, Name: 'Straffer', SortOrder: 9, Duration: 60 },
          { PartialResultTypeId: 200054, IsOvertimeType: true, SortOrder: 3 },
          { PartialResultTypeId: 200052, SortOrder: 2, Duration: 900 },
          { PartialResultTypeId: 200051, SortOrder: 1, Duration: 0 },
          { PartialResultTypeId: 4711, SortOrder: 4 },
          { PartialResultTypeId: 4712, IsOvertimeType: true, SortOrder: 5 },
        ),
      ]),
    ).toEqual([
      '200051 1. periode: regulation 1, 1200 s from 0',
      '200052 2. periode: regulation 2, 900 s from 1200',
      '200054 Overtime: overtime 1, 300 s from 2100',
      '4711 : regulation 3, 1200 s from 2400',
      '4712 : overtime 2, 300 s from 3600',
      '200055 Straffer: shootout 1, 0 s from 3900',
    ]);
  });

  it('are ordered by id where MatchData gives no order', () => {
    expect(
      periodsOf(
        foldedMatch([
          matchData({ PartialResultTypeId: 7 }, { PartialResultTypeId: 5 }, { PartialResultTypeId: 6 }),
        ]),
      ).map(({ id }) => id),
    ).toEqual([5, 6, 7]);
  });

  it('include those that only goals, timers and shootouts name, by id', () => {
    const told: readonly TimedMessage[] = [
      [1, event('Shootout', 'H', 9, 0, { PeriodName: 'Straffer' })],
      [2, event('Goal', 'H', 8, 10, { PeriodName: '2. overtime' })],
      [3, timer('start', 7, 0)],
      [4, event('Shot', 'H', 10, 5)],
    ];
    expect(described(told).slice(5)).toEqual([
      '200057 : overtime 2, 300 s from 3900',
      '200058 2. overtime: overtime 3, 300 s from 4200',
      '200059 Straffer: shootout 2, 0 s from 4500',
    ]);
  });

  it('are recognised by name in soccer, whose goals channel describes none', () => {
    const second = event('Goal', 'H', 2, 30, { PeriodName: '2. omgang' });
    const extra = event('Goal', 'A', 3, 30, { PeriodName: '1. ekstraomgang' });
    expect(
      described(
        [
          [1, { ...timer('start', 1, 0), PeriodName: '1. omgang' }],
          [2, second],
          [3, extra],
        ],
        'soccer',
      ),
    ).toEqual([
      '200051 1. omgang: regulation 1, 2700 s from 0',
      '200052 2. omgang: regulation 2, 2700 s from 2700',
      '200053 1. ekstraomgang: overtime 1, 900 s from 5400',
    ]);
  });

  it('treat a period of both a goal and a shootout attempt as the shootout', () => {
    const told: readonly TimedMessage[] = [
      [1, event('Goal', 'H', 9, 0)],
      [2, event('Shootout', 'H', 9, 0)],
    ];
    expect(described(told).slice(5)).toEqual(['200059 : shootout 2, 0 s from 3900']);
  });

  it('are the same list across snapshots while unchanged', () => {
    const read = readMessage(generatedMatch, sportOf('icehockey'));
    const goals = timedMessages([
      [1, event('Goal', 'H', 7, 10, { PeriodName: 'A' })],
      [2, event('Goal', 'H', 7, 20, { PeriodName: 'A' })],
      [3, event('Goal', 'H', 8, 20, { PeriodName: 'B' })],
    ]).map(read);
    const lists = goals
      .map((_, index) =>
        goals.slice(0, index + 1).reduce(matchAfter, emptyMatch(generatedMatch, sportOf('icehockey'))),
      )
      .map(periodsOf);
    expect(lists.map(({ length }) => length)).toEqual([6, 6, 7]);

    let match = emptyMatch(generatedMatch, sportOf('icehockey'));
    const followed = goals.map((message) => {
      match = matchAfter(match, message);
      return periodsOf(match);
    });
    expect(followed[1]).toBe(followed[0]);
    expect(followed[2]).not.toBe(followed[1]);
    expect(followed).toEqual(lists);
  });

  it('are found by id', () => {
    const match = foldedMatch([]);
    expect(periodOf(match, PeriodId(200052))?.number).toBe(2);
    expect(periodOf(match, PeriodId(1))).toBeNull();
    expect(periodOf(match, null)).toBeNull();
  });
});

describe('a time of play in words', () => {
  it('is minutes and seconds of two digits, however many minutes, and never below zero', () => {
    expect([-3, 0, 9.9, 65, 1200, 3599, 5999, 6000, 60_061].map(mmss)).toEqual([
      '00:00',
      '00:00',
      '00:09',
      '01:05',
      '20:00',
      '59:59',
      '99:59',
      '100:00',
      '1001:01',
    ]);
  });
});
