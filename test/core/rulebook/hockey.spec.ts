import { FederationText } from '@kampdag/core/federationText';
import { PersonId } from '@kampdag/core/ids';
import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { hockeyTotalsOf, playersOf } from '@kampdag/core/sport/icehockey/live/players';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { after, type TimedMessage } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match, matchAt } = reporterOf('icehockey');

const minor = (team: 'H' | 'A', period: number, elapsed: number) =>
  event(team, 'Penalty', period, elapsed, { Player: 20, Minutes: 2 });

describe('a penalty at the end of a period', () => {
  it.each([1_200, 1_203])('is served from the start of the next one, told at %s s', (elapsed) => {
    const told = match(minor('H', 1, elapsed));
    expect(penaltiesOf(told).served.map(({ from, until }) => [from, until])).toEqual([[1_200, 1_320]]);
    expect(manpowerAt(penaltiesOf(told).manpower, 1_250).home).toBe(4);
  });
});

const onIce = { ActivePlayers: [7, 8], Opponents: [17, 18] };

const plusMinus = (...penalties: readonly ReturnType<typeof minor>[]) => {
  const told = match(...penalties, event('H', 'Goal', 1, 100, { Player: 7, ...onIce }));
  return [7, 17].map((id) => playersOf(told).get(PersonId(id))?.plusMinus ?? null);
};

describe('plus and minus of a goal without a type', () => {
  it('are given at even strength', () => {
    expect(plusMinus()).toEqual([1, -1]);
  });

  it('are given shorthanded', () => {
    expect(plusMinus(minor('H', 1, 50))).toEqual([1, -1]);
  });

  it('are not given on a power play (IIHF statistics)', () => {
    expect(plusMinus(minor('A', 1, 50))).toEqual([null, null]);
  });
});

describe('plus and minus of a goal that a penalty shot reports too', () => {
  it('are not given, with a type or without one (IIHF statistics, R32)', () => {
    for (const GoalType of [200_150, undefined]) {
      const goal = event('H', 'Goal', 1, 100, { Player: 7, GoalType, ...onIce });
      const told = match(event('H', 'PenaltyShot', 1, 100, { Player: 7, ResultText: 'Goal' }), goal);
      expect(playersOf(told).get(PersonId(8))?.plusMinus ?? null).toBeNull();
    }
  });
});

const shot = (ResultText: string) => event('H', 'PenaltyShot', 1, 100, { Player: 7, Goalie: 30, ResultText });

describe('a penalty shot', () => {
  it('that is saved is a shot and a save', () => {
    const told = match(shot('Saved'));
    expect(playersOf(told).get(PersonId(7))).toMatchObject({ shots: 1, goals: 0 });
    expect(playersOf(told).get(PersonId(30))).toMatchObject({ saves: 1, shotsAgainst: 1 });
    expect(hockeyTotalsOf(told).home.shots).toBe(1);
    expect(periodLinesOf(told).map(({ shots }) => shots)).toEqual([{ home: 1, away: 0 }]);
  });

  it('is one shot and one save where a Shot reports it too', () => {
    const told = match(shot('Saved'), event('H', 'Shot', 1, 100, { Player: 7, Goalie: 30 }));
    expect(hockeyTotalsOf(told)).toMatchObject({ home: { shots: 1 }, away: { saves: 1 } });
    expect(periodLinesOf(told).map(({ shots }) => shots)).toEqual([{ home: 1, away: 0 }]);
  });

  it('that misses the goal is neither', () => {
    const told = match(shot('Missed'));
    expect(hockeyTotalsOf(told)).toMatchObject({ home: { shots: 0 }, away: { saves: 0 } });
  });

  it('that scores is one goal and one shot', () => {
    expect(hockeyTotalsOf(match(shot('Goal'))).home).toMatchObject({ goals: 1, shots: 1 });
  });
});

const at = (seconds: number, ...told: readonly TimedMessage[]) =>
  readClock(clockOf(matchAt(...told)), after(seconds));

describe('hockey’s clock', () => {
  it('shows the time left, running and stopped, with the time played beside it (R21)', () => {
    const start = [0, timer('start', 1, 0)] as const;
    expect(at(706, start)).toMatchObject({ display: '08:14', otherDisplay: '11:46' });
    expect(at(900, start, [706, timer('stop', 1, 706)])).toMatchObject({
      display: '08:14',
      otherDisplay: '11:46',
    });
  });

  it('has the time of the end beside 60:00 after overtime (R21)', () => {
    const regulation = [0, timer('periodEnd', 3, 1_200)] as const;
    const overtime = [
      [1, timer('start', 4, 0)],
      [152, timer('stop', 4, 151)],
      [153, timer('matchEnd', 4, 0)],
    ] as const;
    expect(at(200, regulation, ...overtime)).toMatchObject({ display: '60:00', endTime: '62:31' });
    expect(at(200, regulation, [1, timer('matchEnd', 3, 0)])).toMatchObject({
      display: '60:00',
      endTime: null,
    });
  });

  it('ends at the length of the periods that MatchData describes (R40)', () => {
    const periods = [1, 2, 3].map((number) => ({
      PartialResultTypeId: 200_050 + number,
      Name: `${number}. periode`,
      Duration: 900,
    }));
    const told = match({ MatchEventType: 'MatchData', Periods: periods }, timer('matchEnd', 3, 0));
    expect(readClock(clockOf(told), after(9)).display).toBe('45:00');
  });
});

describe('the fourth period of a play-off match', () => {
  it('keeps its number beside its place among the overtimes (R37)', () => {
    const told = match({ ...event('H', 'Goal', 1, 60, { Player: 7 }), Period: 99, PeriodName: '4. periode' });
    expect(periodsOf(told).find(({ kind }) => kind === 'overtime')).toMatchObject({ number: 1, ordinal: 4 });
    expect(
      periodPlaceOf(sportOf('icehockey'), { periodId: null, name: FederationText('Overtime') }),
    ).not.toHaveProperty('ordinal');
  });
});
