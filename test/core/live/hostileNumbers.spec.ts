import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { detailsOf } from '@kampdag/core/live/lineup/details';
import { playTimeOf, presenceOf } from '@kampdag/core/live/lineup/presence';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import { minutesOf } from '@kampdag/core/live/score/pressure';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { wormOf } from '@kampdag/core/live/score/worm';
import type { ChannelMessage } from '@kampdag/core/live/wire/channel';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { countdownAt } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import { sportKinds } from '@kampdag/core/sportKind';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { foldAll, readingsOf } from './readings.ts';
import { after, event, foldedMatch, type TimedMessage, timer } from './timedMessages.ts';

const hostileNumbers = [
  600_000_000,
  1_795_000_000_000,
  1e300,
  Number.MAX_VALUE,
  Number.MAX_SAFE_INTEGER,
  -1,
  -1e300,
  0,
  0.5,
  1e-300,
  99_999,
  7200,
  7201,
  2 ** 31,
  '600000000',
  '9'.repeat(400),
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...hostileNumbers) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(200_051, 200_052, 200_073, 200_061, 1, 2, 7, 60, 'H', 'A', 'Goal'),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, (_, id) => id + 1)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 5000 }, (_, id) => String(id + 1)).join(',')) },
);

const fields =
  'Team Period Time PeriodTime TotalMatchTime Player Goalie FirstAssist Minutes ShotResult GoalType RoundNo ResultText ' +
  'ActivePlayers Opponents HomePlayersOnIce Players PlayerIn PlayerOut FoulType FoulSeverity Direction Type Attendance';

const rowField = fc.record(
  Object.fromEntries(
    'Id PartialResultTypeId Duration SortOrder ShirtNo PositionId IsOvertimeType IsShootoutType'
      .split(' ')
      .map((name) => [name, value]),
  ),
  { requiredKeys: [] },
);
const rows = fc.array(rowField, { maxLength: 40 });

const types =
  'Goal Penalty Shot Faceoff PenaltyShot Shootout Timeout Timer PlayerTime Substitution Foul TeamUpdate Point';

const hostileMessage = fc.oneof(
  fc.record({
    MatchEventType: fc.constantFrom(...types.split(' ')),
    ...Object.fromEntries(fields.split(' ').map((name) => [name, value])),
  }),
  fc.record({
    MatchEventType: fc.constant('MatchData'),
    Periods: rows,
    HomePlayers: rows,
    AwayGoalies: rows,
    Attendance: value,
  }),
);

const channelOf = (bodies: readonly object[]): readonly ChannelMessage[] =>
  bodies.map((body, index) => ({
    serial: serialOfInteger(index + 1),
    timestamp: after(index),
    data: { MatchId: generatedMatch, ClientId: `event-${index}`, Id: index, ...body },
  }));

/** The number of values in an answer, nested ones included. */
const sizeOf = (answer: unknown): number => {
  if (answer instanceof Map) return [...answer].reduce<number>((sum, one) => sum + sizeOf(one), 1);
  if (answer instanceof Set) return answer.size;
  if (typeof answer !== 'object' || answer === null) return 1;
  return Object.values(answer).reduce<number>((sum, one) => sum + sizeOf(one), 1);
};

describe('hostile numbers (R17)', () => {
  it('never make a reading longer than a match can be', () => {
    for (const sport of sportKinds) {
      fc.assert(
        fc.property(fc.array(hostileMessage, { maxLength: 12 }), (bodies) => {
          const match = foldAll(channelOf(bodies), sport);
          readingsOf(match);
          // 24 described periods and 24 added ones, of two hours each.
          expect(periodsOf(match).length).toBeLessThanOrEqual(48);
          expect(minutesOf(match).length).toBeLessThanOrEqual(48 * 120);
          const { points, played, bounds } = wormOf(match);
          expect(Math.max(played, ...bounds, ...points.map(({ at }) => at))).toBeLessThanOrEqual(48 * 7200);
          expect(playTimeOf(match)).toBeLessThanOrEqual(48 * 7200);
          const { roster, goalies, referees } = detailsOf(match);
          for (const list of [roster.home, roster.away, goalies.away, referees])
            expect(list.length).toBeLessThanOrEqual(200);
          const clock = readClock(clockOf(match), after(1e6));
          expect(clock.display.length).toBeLessThanOrEqual('00:00:00'.length);
          const running = countdownAt(penaltiesOf(match).served, playTimeOf(match));
          const answers = [presenceOf(match), shootoutOf(match), running];
          // At most 100 people of a list are read.
          expect(sizeOf(answers)).toBeLessThanOrEqual(2000 + 400 * bodies.length);
        }),
        { numRuns: 60 },
      );
    }
  });

  it.each([600_000_000, 1_795_000_000_000, 1e300, 7201])('make no row of a Shot at second %s', (Time) => {
    const told: readonly TimedMessage[] = [
      [0, timer('start', 1, 0)],
      [30, event('Shot', 'H', 1, 30)],
      [40, { ...event('Shot', 'H', 1, 0), Time }],
    ];
    expect(minutesOf(foldedMatch(told)).length).toBe(1);
    expect(wormOf(foldedMatch(told)).played).toBeLessThanOrEqual(1200);
  });

  it('place an event after its period’s end at that end', () => {
    const told: readonly TimedMessage[] = [
      [0, event('Shot', 'H', 1, 5000)],
      [1, event('Goal', 'A', 2, 5000)],
    ];
    expect(minutesOf(foldedMatch(told)).length).toBe(41);
    expect(wormOf(foldedMatch(told)).points.map(({ at }) => at)).toEqual([2400]);
  });

  it('leave a period as first described, with a possible length', () => {
    const Periods = [
      ...[1e300, -5, 0, Number.NaN, 1_795_000_000_000].map((Duration, at) => ({
        PartialResultTypeId: 200_051 + at,
        Duration,
      })),
      { PartialResultTypeId: 200_051, Duration: 60 },
      { PartialResultTypeId: 1e300, Duration: 60 },
      { PartialResultTypeId: 0.5, Duration: 60 },
    ];
    const periods = periodsOf(foldedMatch([[0, { MatchEventType: 'MatchData', Periods }]]));
    expect(periods.map(({ id, length }) => `${id} ${length}`)).toEqual([
      '200051 1200',
      '200052 1200',
      '200053 1200',
      '200054 300',
      '200055 0',
    ]);
  });

  it('make no more periods of a thousand ids than a match can have', () => {
    const told = Array.from(
      { length: 1000 },
      (_, at): TimedMessage => [at, event('Goal', 'H', 100 + at, 10)],
    );
    expect(periodsOf(foldedMatch(told)).length).toBe(29);
  });
});
