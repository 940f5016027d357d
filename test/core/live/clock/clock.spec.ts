import { lettersOf } from '@kampdag/core/federationText';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { describe, expect, it } from 'vitest';
import { after, event, foldedMatch, type TimedMessage, timer } from '../timedMessages.ts';

const shown = (told: readonly TimedMessage[], seconds: number): string => {
  const { state, display, period } = readClock(clockOf(foldedMatch(told)), after(seconds));
  return `${state} ${display} ${lettersOf(period?.name ?? null) ?? '-'}`;
};

const begun: readonly TimedMessage[] = [
  [0, timer('matchStart', 1, 0)],
  [2, timer('periodStart', 1, 0)],
  [10, timer('start', 1, 0)],
];

describe('the hockey clock', () => {
  it('shows 20:00 before the match', () => {
    expect(shown([], 0)).toBe('notStarted 20:00 1. periode');
  });

  it('counts down from 20:00 while it runs, second by second (§4)', () => {
    expect(shown(begun, 10)).toBe('running 20:00 1. periode');
    expect(shown(begun, 10.9)).toBe('running 20:00 1. periode');
    expect(shown(begun, 75)).toBe('running 18:55 1. periode');
  });

  it('never falls below 00:00 without a new event', () => {
    expect(shown(begun, 5000)).toBe('running 00:00 1. periode');
  });

  it('does not run backwards for a device whose clock is slow', () => {
    expect(shown(begun, 3)).toBe('running 20:00 1. periode');
  });

  it('shows the time left when stopped too, however often Stop is repeated (§4, R21)', () => {
    const stopped: readonly TimedMessage[] = [
      ...begun,
      [100, timer('stop', 1, 90)],
      [101, timer('stop', 1, 90)],
    ];
    expect(shown(stopped, 500)).toBe('stopped 18:30 1. periode');
  });

  it('continues from the elapsed time of the newest Start', () => {
    const again: readonly TimedMessage[] = [
      ...begun,
      [100, timer('stop', 1, 90)],
      [120, timer('start', 1, 88)],
    ];
    expect(shown(again, 130)).toBe('running 18:22 1. periode');
  });

  it('keeps running when Period start is repeated', () => {
    expect(shown([...begun, [30, timer('periodStart', 1, 0)]], 70)).toBe('running 19:00 1. periode');
  });

  it('is set by a Timer Update, and keeps running', () => {
    expect(shown([...begun, [70, timer('update', 1, 30)]], 80)).toBe('running 19:20 1. periode');
  });

  it('stays in the intermission when the clock is set to 00:00 of the next period', () => {
    const ended: readonly TimedMessage[] = [
      ...begun,
      [1210, timer('stop', 1, 1200)],
      [1211, timer('periodEnd', 1, 1200)],
      [1212, timer('stop', 1, 1200)],
      [1213, timer('update', 2, 0)],
    ];
    expect(shown(ended, 1300)).toBe('intermission 00:00 1. periode');
    expect(shown([...ended, [2000, timer('start', 2, 0)]], 2010)).toBe('running 19:50 2. periode');
  });

  it('shows 60:00 after the match, whatever the Match end reports (§4)', () => {
    const over: readonly TimedMessage[] = [
      ...begun,
      [4000, timer('matchEnd', 3, 0)],
      [4001, timer('start', 1, 5)],
    ];
    expect(shown(over, 9000)).toMatch(/^ended 60:00/);
  });

  it('runs again when the Match end is deleted', () => {
    const end = { ...timer('matchEnd', 1, 0), ClientId: 'end' };
    const taken: readonly TimedMessage[] = [
      ...begun,
      [20, end],
      [21, { MatchEventType: 'Delete', DeletedEventClientId: 'end' }],
    ];
    expect(shown(taken, 70)).toBe('running 19:00 1. periode');
  });

  it('is set forwards by events, and never back by late ones (§4)', () => {
    const ahead: readonly TimedMessage[] = [...begun, [20, event('Shot', 'H', 1, 14)]];
    expect(shown(ahead, 30)).toBe('running 19:36 1. periode');
    const late: readonly TimedMessage[] = [...begun, [70, event('Shot', 'H', 1, 40)]];
    expect(shown(late, 70)).toBe('running 19:00 1. periode');
    const halfASecondLate: readonly TimedMessage[] = [...begun, [1011.5, event('Shot', 'H', 1, 1001)]];
    expect(shown(halfASecondLate, 1012)).toBe('running 03:18 1. periode');
  });

  it('moves at most 5 s for one wrong time, running or stopped, and further for two that agree (R21)', () => {
    for (const wrong of [16, 40, 900, 1200, 1203, 4999, 600_000_000, 1_795_000_000_000]) {
      const one: readonly TimedMessage[] = [...begun, [20, event('Shot', 'H', 1, wrong)]];
      expect(shown(one, 30)).toBe('running 19:40 1. periode');
      expect(shown([...one, [25, event('Goal', 'A', 1, 300)]], 30)).toBe('running 19:40 1. periode');
      const stopped: readonly TimedMessage[] = [
        ...begun,
        [18, timer('stop', 1, 8)],
        [20, event('Goal', 'H', 1, wrong)],
      ];
      expect(shown(stopped, 30)).toBe('stopped 19:52 1. periode');
    }
    const two: readonly TimedMessage[] = [
      ...begun,
      [20, event('Shot', 'H', 1, 40)],
      [22, event('Shot', 'H', 1, 44)],
    ];
    expect(shown(two, 30)).toBe('running 19:10 1. periode');
    const lostStart: readonly TimedMessage[] = [
      ...begun,
      [18, timer('stop', 1, 8)],
      [90, event('Foul', 'H', 1, 64)],
      [100, event('Penalty', 'H', 1, 64)],
      [101, event('Goal', 'A', 1, 64)],
    ];
    expect(shown(lostStart.slice(0, 5), 95)).toBe('stopped 19:52 1. periode');
    expect(shown(lostStart, 110)).toBe('stopped 18:56 1. periode');
  });

  it('ignores a late Period end, Stop, Start or Update of an earlier period (R21)', () => {
    const second: readonly TimedMessage[] = [
      ...begun,
      [1211, timer('periodEnd', 1, 1200)],
      [2000, timer('periodStart', 2, 0)],
      [2010, timer('start', 2, 0)],
    ];
    expect(shown(second, 2070)).toBe('running 19:00 2. periode');
    for (const action of ['matchStart', 'periodStart', 'start', 'stop', 'update', 'periodEnd'] as const) {
      for (const elapsed of [0, 700, 1200]) {
        const late: readonly TimedMessage[] = [...second, [2060, timer(action, 1, elapsed)]];
        expect(shown(late, 2070)).toBe('running 19:00 2. periode');
        expect(shown([...late, [2061, timer(action, 1, elapsed)]], 2070)).toBe('running 19:00 2. periode');
      }
    }
    const early: readonly TimedMessage[] = [
      ...begun,
      [1210, timer('start', 2, 0)],
      [1211, timer('stop', 1, 1200)],
      [1212, timer('periodEnd', 1, 1200)],
    ];
    expect(shown(early, 1270)).toBe('running 19:00 2. periode');
  });

  it('never shows a time outside the period', () => {
    expect(shown([...begun, [100, timer('stop', 1, 5000)]], 500)).toBe('stopped 18:30 1. periode');
    expect(shown([...begun, [100, timer('start', 1, 5000)]], 110)).toBe('running 18:20 1. periode');
    expect(shown([...begun, [100, timer('update', 1, 5000)]], 110)).toBe('running 18:20 1. periode');
    expect(shown([...begun, [1211, timer('stop', 1, 1202)]], 1300)).toBe('stopped 00:00 1. periode');
    expect(shown([[5, event('Goal', 'H', 2, 5000)]], 900)).toBe('stopped 00:00 2. periode');
  });

  it('leaves the period in play for one out of order only after a second event', () => {
    for (const mistaken of [2, 3, 5, 9, 900]) {
      for (const action of ['periodStart', 'start', 'stop', 'periodEnd'] as const) {
        const one: readonly TimedMessage[] = [...begun, [300, timer(action, mistaken, 290)]];
        expect(shown(one, 370)).toBe('running 14:00 1. periode');
        expect(shown([...one, [310, timer('stop', 1, 300)]], 370)).toBe('stopped 15:00 1. periode');
      }
    }
    const lostEnd: readonly TimedMessage[] = [
      ...begun,
      [600, timer('stop', 1, 590)],
      [2000, timer('periodStart', 2, 0)],
      [2010, timer('start', 2, 0)],
    ];
    expect(shown(lostEnd, 2070)).toBe('running 19:00 2. periode');
    const lostStart: readonly TimedMessage[] = [
      ...begun,
      [600, timer('stop', 1, 590)],
      [2000, timer('start', 3, 60)],
      [2010, event('Shot', 'H', 3, 70)],
    ];
    expect(shown(lostStart, 2070)).toBe('running 17:50 3. periode');
  });

  it('goes from the third period to the shootout where there is no overtime', () => {
    const drawn: readonly TimedMessage[] = [
      [0, timer('periodStart', 3, 0)],
      [1, timer('start', 3, 0)],
      [1300, timer('periodEnd', 3, 1200)],
    ];
    expect(shown([...drawn, [1400, timer('periodStart', 5, 0)]], 1500)).toMatch(/^stopped 00:00 Straffeslag/);
    expect(shown([...drawn, [1400, timer('periodStart', 9, 0)]], 1500)).toBe('intermission 00:00 3. periode');
  });

  it('drops a first timer of a wrong period when later ones report an earlier period', () => {
    expect(shown([[0, timer('matchStart', 9, 0)], ...begun], 70)).toBe('running 19:00 1. periode');
    expect(shown([[0, timer('start', 3, 300)]], 60)).toBe('running 14:00 3. periode');
  });

  it('is not set by an event that is corrected minutes later (wire-format §4)', () => {
    const ClientId = 'the-same';
    const returned: readonly TimedMessage[] = [
      ...begun,
      [70, event('Shot', 'H', 1, 60, { ClientId })],
      [250, event('Faceoff', 'A', 1, 240, { ClientId })],
    ];
    expect(shown(returned, 310)).toBe('running 15:00 1. periode');
  });

  it('takes the length of a period from MatchData', () => {
    const Periods = [{ PartialResultTypeId: 200051, Name: '1. omgang', Duration: 900, SortOrder: 1 }];
    expect(shown([[0, { MatchEventType: 'MatchData', Periods }], ...begun], 70)).toBe(
      'running 14:00 1. omgang',
    );
  });

  it('restarts at the Period start of another period, and at one after the end of its own', () => {
    expect(shown([...begun, [1300, timer('periodStart', 2, 0)]], 1400)).toBe('stopped 20:00 2. periode');
    const again: readonly TimedMessage[] = [
      ...begun,
      [900, timer('periodEnd', 1, 1200)],
      [960, timer('periodStart', 1, 30)],
    ];
    expect(shown(again, 970)).toBe('stopped 19:30 1. periode');
  });

  it('shows the whole period after a Match start or Period start without a time', () => {
    const begin = { MatchEventType: 'Timer', Type: 4, Period: 200_051 };
    expect(shown([[0, begin]], 60)).toBe('stopped 20:00 1. periode');
    const ended: readonly TimedMessage[] = [...begun, [50, timer('periodEnd', 1, 1200)]];
    expect(shown([...ended, [60, { ...begin, Type: 6, Period: 200_052 }]], 70)).toBe(
      'stopped 20:00 2. periode',
    );
  });

  it('stops at the goal in overtime, and at the end of other periods', () => {
    const inOvertime: readonly TimedMessage[] = [
      [0, timer('start', 4, 0)],
      [100, timer('periodEnd', 4, 100)],
    ];
    expect(shown(inOvertime, 200)).toBe('intermission 03:20 Overtime');
    expect(shown([...begun, [900, timer('periodEnd', 1, 1190)]], 1000)).toBe('intermission 00:00 1. periode');
  });

  it('keeps its time at the end of an overtime without a time', () => {
    const untold: readonly TimedMessage[] = [
      [0, timer('start', 4, 20)],
      [100, { ...timer('periodEnd', 4, 0), Time: null }],
    ];
    expect(shown(untold, 200)).toBe('intermission 03:00 Overtime');
  });

  it('ends the period named by the Period end, or else the one in play', () => {
    const second: TimedMessage = [0, timer('start', 2, 0)];
    const unnamed: TimedMessage = [100, { ...timer('periodEnd', 2, 1200), Period: null }];
    expect(shown([second, unnamed], 200)).toBe('intermission 00:00 2. periode');
    const third: readonly TimedMessage[] = [
      [90, timer('periodEnd', 2, 1200)],
      [100, timer('periodEnd', 3, 1200)],
    ];
    expect(shown([second, ...third], 200)).toBe('intermission 00:00 3. periode');
  });

  it('is set by a corrected event from the first report of its time, not from the correction', () => {
    const ClientId = 'corrected';
    const corrected: readonly TimedMessage[] = [
      ...begun,
      [20, event('Shot', 'H', 1, 14, { ClientId, Player: 1 })],
      [200, event('Shot', 'H', 1, 14, { ClientId, Player: 2 })],
    ];
    expect(shown(corrected, 210)).toBe('running 16:36 1. periode');
  });

  it('is not set by an Update of another period while it runs, but by one without a period', () => {
    expect(shown([...begun, [70, timer('update', 2, 0)]], 80)).toBe('running 18:50 1. periode');
    expect(shown([...begun, [70, { ...timer('update', 1, 30), Period: null }]], 80)).toBe(
      'running 19:20 1. periode',
    );
  });

  it('shows the next period when that is stopped before its start', () => {
    const ended: readonly TimedMessage[] = [...begun, [1211, timer('periodEnd', 1, 1200)]];
    expect(shown([...ended, [1300, timer('stop', 2, 0)]], 1400)).toBe('stopped 20:00 2. periode');
  });

  it('is not set by an event without a time, or of another period', () => {
    const others: readonly TimedMessage[] = [
      ...begun,
      [20, event('Shot', 'H', 1, 0, { Time: null })],
      [21, event('Shot', 'H', 2, 600)],
    ];
    expect(shown(others, 70)).toBe('running 19:00 1. periode');
  });

  it('shows the time of the latest event in a match without timers', () => {
    expect(shown([[5, event('Goal', 'H', 2, 305)]], 900)).toBe('stopped 14:55 2. periode');
    expect(shown([[5, event('Goal', 'H', 2, 0, { Time: null })]], 900)).toBe('stopped 20:00 2. periode');
    const withShifts: readonly TimedMessage[] = [
      [5, event('Goal', 'H', 2, 305)],
      [6, event('PlayerTime', 'H', 3, 10, { Player: 5 })],
    ];
    expect(shown(withShifts, 900)).toBe('stopped 14:55 2. periode');
  });
});
