import { shootoutOf } from '@kampdag/core/live/score/shootout';
import { describe, expect, it } from 'vitest';
import { after, event, foldedMatch, type TimedMessage, timer } from '../timedMessages.ts';

const attempt = (team: string | null, ResultText: string, own = {}): TimedMessage => [
  1,
  event('Shootout', team, 5, 0, { ResultText, ...own }),
];
const end: TimedMessage = [9, timer('periodEnd', 5, 0)];

const told = (...messages: readonly TimedMessage[]) => {
  const shootout = shootoutOf(foldedMatch(messages));
  return shootout === null
    ? null
    : { ...shootout.score, winner: shootout.winner, isDecided: shootout.decidedAt !== null };
};

describe('the shootout (§4, R22)', () => {
  it('begins with its period or its first attempt, and with nothing before', () => {
    expect(told()).toBeNull();
    expect(
      told([1, timer('periodStart', 1, 0)], [2, timer('periodStart', 4, 0)], [3, timer('start', 5, 0)]),
    ).toBeNull();
    expect(told([1, timer('periodStart', 5, 0)])).toEqual({
      home: 0,
      away: 0,
      winner: null,
      isDecided: false,
    });
    expect(told(attempt('H', 'Saved'))).toEqual({ home: 0, away: 0, winner: null, isDecided: false });
  });

  it('is won by the side with more goals, once its period or the match has ended', () => {
    const level = [attempt('H', 'Goal'), attempt('A', 'goal')];
    expect(told(...level, attempt('A', 'Goal'))).toEqual({
      home: 1,
      away: 2,
      winner: null,
      isDecided: false,
    });
    expect(told(...level, attempt('A', 'Goal'), end)).toEqual({
      home: 1,
      away: 2,
      winner: 'away',
      isDecided: true,
    });
    expect(told(...level, attempt('H', 'Goal'), [9, timer('matchEnd', 5, 0)])).toMatchObject({
      winner: 'home',
    });
    expect(told(...level, attempt('H', 'Goal'), [9, timer('periodEnd', 4, 0)])).toMatchObject({
      winner: null,
    });
    expect(told(...level, attempt(null, 'Goal'), end)).toEqual({
      home: 1,
      away: 1,
      winner: null,
      isDecided: true,
    });
  });

  it('is decided at the end of its period, not of the match', () => {
    const messages = [attempt('H', 'Goal'), end, [10, timer('matchEnd', 5, 0)]] as const;
    expect(shootoutOf(foldedMatch(messages))?.decidedAt?.timestamp).toBe(after(9));
  });

  it('has its attempts in order, a corrected one in its place', () => {
    const shootout = shootoutOf(
      foldedMatch([
        attempt('H', 'Saved', { ClientId: 'first', ShooterId: 1 }),
        attempt('A', 'Goal', { ShooterId: 11 }),
        attempt('H', 'Goal', { ClientId: 'first', ShooterId: 2 }),
      ]),
    );
    expect(shootout?.attempts.map(({ shooter, scored }) => [shooter, scored])).toEqual([
      [2, true],
      [11, true],
    ]);
  });

  it('has rounds by the attempts’ numbers, or else by the side’s number of attempts', () => {
    const shootout = shootoutOf(
      foldedMatch([
        attempt('H', 'Goal', { RoundNo: 1, ShooterId: 1 }),
        attempt('A', 'Saved', { RoundNo: 1, ShooterId: 11 }),
        attempt('A', 'Saved', { ShooterId: 12 }),
        attempt('H', 'Saved', { ShooterId: 2 }),
        attempt('H', 'Saved', { RoundNo: 2, ShooterId: 3 }),
        attempt('H', 'Goal', { RoundNo: 9, ShooterId: 4 }),
        attempt('H', 'Goal', { ShooterId: 5 }),
      ]),
    );
    expect(
      shootout?.rounds.map(({ number, attempts }) => [
        number,
        attempts.home.map(({ shooter }) => shooter),
        attempts.away.map(({ shooter }) => shooter),
      ]),
    ).toEqual([
      [1, [1], [11]],
      [2, [2, 3], [12]],
      [5, [5], []],
      [9, [4], []],
    ]);
  });
});
