import { anomaliesOf } from '@kampdag/core/live/anomalies/anomalies';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { matchAfter } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { reportedStateOf } from '@kampdag/core/live/score/reportedState';
import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { readMessage } from '@kampdag/core/live/wire/message';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../arbitraries/liveMessages.ts';
import { after, type TimedMessage, timedMessages } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

const hockey = reporterOf('icehockey');
const { event, timer } = hockey;

const early: readonly TimedMessage[] = [
  [0, timer('periodEnd', 3, 1_200)],
  [1, timer('matchEnd', 3, 1_200)],
];
const overtime: readonly TimedMessage[] = [
  [200, timer('periodStart', 4, 0)],
  [201, timer('start', 4, 0)],
  [230, event('H', 'Goal', 4, 29, { Player: 7 })],
];
const stateOf = (...told: readonly TimedMessage[]) => reportedStateOf(hockey.matchAt(...told));

describe('a Match end that was told too early (R34)', () => {
  it('is none once a later period begins, in hockey and in basketball', () => {
    expect(stateOf(...early)).toMatchObject({ phase: 'ended' });
    expect(stateOf(...early, ...overtime)).toMatchObject({ phase: 'inPlay', period: { kind: 'overtime' } });
    const ball = reporterOf('basketball');
    const told = ball.matchAt(
      [0, ball.timer('periodEnd', 4, 600)],
      [1, ball.timer('matchEnd', 4, 600)],
      [120, ball.timer('periodStart', 5, 0)],
      [121, ball.timer('start', 5, 0)],
    );
    expect(readClock(clockOf(told), after(151)).display).toBe('04:30');
  });

  it('is none once a shootout is taken', () => {
    const attempt = event('H', 'Shootout', 5, 0, { ResultText: 'Goal' });
    const told = hockey.matchAt(...early, [120, attempt]);
    expect(reportedStateOf(told)).toMatchObject({ phase: 'inPlay', shootout: { home: 1, away: 0 } });
    const over = hockey.matchAt(...early, [120, attempt], [180, timer('matchEnd', 5, 0)]);
    expect([reportedStateOf(over)?.phase, shootoutOf(over)?.winner]).toEqual(['ended', 'home']);
  });

  it('makes no anomaly of what is played after it, and the end that follows is news', () => {
    const before = hockey.matchAt(...early, ...overtime);
    expect(anomaliesOf(before)).toEqual([]);
    const [last] = timedMessages([...early, ...overtime, [240, timer('matchEnd', 4, 29)]]).slice(-1);
    if (last === undefined) throw new Error('nothing was told');
    const ended = matchAfter(before, readMessage(generatedMatch, before.sport)(last));
    expect(newsBetween(before, ended).map(({ type }) => type)).toEqual(['matchEnd']);
    expect(readClock(clockOf(ended), after(300))).toMatchObject({ display: '60:00', endTime: '60:39' });
  });
});

const abandoned: readonly TimedMessage[] = [
  [0, timer('start', 2, 0)],
  [600, timer('stop', 2, 600)],
  [700, timer('matchEnd', 2, 600)],
];

describe('an abandoned match (R34)', () => {
  it('goes on where its clock stood when it is resumed on another day', () => {
    expect(stateOf(...abandoned)).toMatchObject({ phase: 'ended' });
    const told = hockey.matchAt(...abandoned, [86_400, timer('start', 2, 600)]);
    expect(reportedStateOf(told)).toMatchObject({
      phase: 'inPlay',
      period: { kind: 'regulation', number: 2 },
    });
    expect(readClock(clockOf(told), after(86_460)).display).toBe('09:00');
  });

  it('stays ended by a Start of the same minute, by one of an earlier time, and by one of a period that was played out', () => {
    expect(stateOf(...abandoned, [702, timer('start', 2, 600)])).toMatchObject({ phase: 'ended' });
    expect(stateOf(...abandoned, [9_000, timer('start', 2, 0)])).toMatchObject({ phase: 'ended' });
    expect(stateOf(...early, [9_000, timer('start', 3, 1_200)])).toMatchObject({ phase: 'ended' });
  });

  it('stays ended by a goal that is entered late, which is an anomaly', () => {
    const told = hockey.matchAt(...early, [60, event('H', 'Goal', 3, 1_100, { Player: 7 })]);
    expect(reportedStateOf(told)).toMatchObject({ phase: 'ended' });
    expect(anomaliesOf(told)).toMatchObject([{ type: 'afterEnd' }]);
  });
});
