import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { periodsOf } from '@kampdag/core/live/clock/period';
import { scoreOf } from '@kampdag/core/live/score/score';
import { parseRecording, printRecording, type Recording } from '@kampdag/core/live/wire/recording';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { Until } from '../../src/cli/replay/arguments.ts';
import { findPeriod, momentOf } from '../../src/cli/replay/printRecording.ts';
import { event, foldedMatch, type TimedMessage, timedMessages, timer } from '../core/live/timedMessages.ts';

const recordingOf = (told: readonly TimedMessage[]): Recording => {
  const header = {
    sport: 'icehockey',
    channel: 'match:8393577:all',
    match: {
      matchId: 8_393_577,
      matchDate: null,
      matchStartTime: null,
      hometeam: null,
      awayteam: null,
      hometeamId: null,
      awayteamId: null,
    },
  };
  const messages = timedMessages(told);
  const text = printRecording({ header: header as Recording['header'], messages });
  const parsed = parseRecording(text);
  if (either.isLeft(parsed)) throw new Error(parsed.left.message);
  return parsed.right;
};

const told: readonly TimedMessage[] = [
  [0, timer('periodStart', 1, 0)],
  [0, timer('start', 1, 0)],
  [100, event('Goal', 'H', 1, 100)],
  [150, event('Shot', 'A', 1, 90)],
  [300, event('Goal', 'A', 1, 300)],
  [1200, timer('periodEnd', 1, 1200)],
  [1300, timer('update', 2, 0)],
  [2000, timer('start', 2, 0)],
  [2060, event('Goal', 'H', 2, 60)],
];

const at = (until: Until | null, recording = recordingOf(told)): string => {
  const moment = momentOf(recording, until);
  if (either.isLeft(moment)) return moment.left;
  const { match, now } = moment.right;
  const { state, display } = readClock(clockOf(match), now);
  const score = scoreOf(match);
  return `${score.home}-${score.away} ${state} ${display}`;
};

const time = (elapsed: number | null, period: string): Until => ({ type: 'time', elapsed, period });

describe('a moment of a recording', () => {
  it('is its end by default', () => {
    expect(at(null)).toBe('2-1 running 19:00');
  });

  it('is when the period’s clock reaches the time; a late report does not end it', () => {
    expect(at(time(99, '1'))).toBe('0-0 running 18:21');
    expect(at(time(100, '1'))).toBe('1-0 running 18:20');
    expect(at(time(299, '1'))).toBe('1-0 running 15:01');
    expect(at(time(null, '1'))).toBe('1-1 intermission 00:00');
    expect(at(time(30, '2'))).toBe('1-1 running 19:30');
  });

  it('is not ended early by a wrong time that was corrected or deleted', () => {
    const wrong = event('Shot', 'H', 1, 900, { ClientId: 'wrong' });
    const taken = { MatchEventType: 'Delete', DeletedEventClientId: 'wrong' };
    const ways: readonly (readonly TimedMessage[])[] = [
      [
        [70, wrong],
        [80, { ...wrong, Time: 60 }],
      ],
      [
        [70, { ...wrong, Period: 200_053 }],
        [80, { ...wrong, Time: 60 }],
      ],
      [
        [70, { ...wrong, MatchEventType: 'Timer', Type: 7 }],
        [71, taken],
      ],
    ];
    for (const [first, second] of ways) {
      if (first === undefined || second === undefined) throw new Error('a message and what corrects it');
      const recording = recordingOf([...told.slice(0, 2), first, second, ...told.slice(2)]);
      expect(at(time(300, '1'), recording)).toBe('1-1 running 15:00');
      expect(at(time(30, '2'), recording)).toBe('1-1 running 19:30');
    }
  });

  it('is after the message with the serial', () => {
    expect(at({ type: 'serial', serial: 3 })).toBe('1-0 running 18:20');
    expect(at({ type: 'serial', serial: 0 })).toBe('0-0 notStarted 20:00');
  });

  it('refuses a period that is not there and a time after its end', () => {
    expect(at(time(0, '9'))).toContain('it has 1 (1. periode)');
    expect(at(time(1201, '1'))).toContain('lasts 20:00');
  });

  it('finds the period a developer means', () => {
    const periods = periodsOf(foldedMatch([]));
    const names = ['2', 'P3', '200052', '2. periode', 'OT', 'overtime', 'so', 'Straffe', 'OT2', 'x'];
    expect(names.map((name) => findPeriod(periods, name)?.id ?? null)).toEqual([
      200052,
      200053,
      200052,
      200052,
      200054,
      200054,
      200055,
      200055,
      null,
      null,
    ]);
  });
});
