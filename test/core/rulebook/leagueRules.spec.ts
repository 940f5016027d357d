import { SportId } from '@kampdag/core/ids';
import { pointsPerMatch } from '@kampdag/core/league/standings/winMultiplier';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { setsOf } from '@kampdag/core/live/score/sets';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { playedSportOf, playedSportOfMatch } from '@kampdag/core/site/deployment';
import { DeploymentCodec, deploymentJson } from '@kampdag/core/site/deploymentJson';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { after } from '../live/timedMessages.ts';
import { reporterOf } from './reported.ts';

/** A site with a record of its leagues. */
const siteOf = (sport: SportKind, leagueRules: readonly object[]) => {
  const read = DeploymentCodec.decode({ ...deploymentJson(defaultDeployment), sport, leagueRules });
  if (either.isLeft(read)) throw new Error('the record was refused');
  return read.right;
};

/** A sport as a league called "G13 Region Vest" plays it. */
const youth = (sport: SportKind, rules: object) =>
  playedSportOf(siteOf(sport, [{ league: 'G13', ...rules }]), null, 'G13 Region Vest');

const displayAt = (played: ReturnType<typeof youth>, seconds: number, period = 1): string => {
  const { timer, matchAt } = reporterOf(played);
  const told = matchAt(
    [0, timer('matchStart', period, 0)],
    [0, timer('periodStart', period, 0)],
    [0, timer('start', period, 0)],
  );
  return readClock(clockOf(told), Instant(after(seconds))).display;
};

const endOf = (played: ReturnType<typeof youth>): string => {
  const { timer, match } = reporterOf(played);
  return readClock(clockOf(match(timer('matchStart', 1, 0), timer('matchEnd', 1, 0))), Instant(0)).display;
};

/** The sets that the points of a third set win. */
const wonBy = (rules: object, home: number, away: number) => {
  const { event, timer, match } = reporterOf(youth('volleyball', rules));
  return setsOf(
    match(
      timer('matchStart', 1, 0),
      ...Array.from({ length: home }, () => event('H', 'Point', 3, 0)),
      ...Array.from({ length: away }, () => event('A', 'Point', 3, 0)),
      timer('periodEnd', 3, 0),
    ),
  ).won;
};

describe('a league’s own rules (R40)', () => {
  it('have eight-minute quarters on the clock and at the end (FIBA mini basketball)', () => {
    const played = youth('basketball', { minutes: 8 });
    expect(displayAt(played, 0)).toBe('08:00');
    expect(displayAt(played, 65)).toBe('06:55');
    expect(endOf(played)).toBe('32:00');
  });

  it('have two halves of twenty minutes in handball (IHF 2:1, twelve to sixteen years: 2 × 25; eight to twelve: 2 × 20)', () => {
    const played = youth('handball', { minutes: 20 });
    expect(endOf(played)).toBe('40:00');
    expect(displayAt(played, 21 * 60)).toBe('20:00');
  });

  it('have three periods of fifteen minutes, and two of twenty', () => {
    expect(endOf(youth('icehockey', { minutes: 15 }))).toBe('45:00');
    expect(endOf(youth('icehockey', { periods: 2, minutes: 20 }))).toBe('40:00');
    expect(
      youth('handball', { periods: 3, minutes: 15 }).periods.filter(({ kind }) => kind === 'regulation'),
    ).toMatchObject([
      { number: 1, length: 900 },
      { number: 2, length: 900 },
      { number: 3, length: 900, name: '3. omgang' },
    ]);
  });

  it('give way to what MatchData says of the match', () => {
    const { timer, match } = reporterOf(youth('basketball', { minutes: 8 }));
    const told = match(
      {
        MatchEventType: 'MatchData',
        Periods: [1, 2, 3, 4].map((n) => ({
          PartialResultTypeId: 200_072 + n,
          Name: `${n}. periode`,
          Duration: 420,
        })),
      },
      timer('matchStart', 1, 0),
      timer('matchEnd', 4, 0),
    );
    expect(readClock(clockOf(told), Instant(0)).display).toBe('28:00');
  });

  it('decide a match of three sets in the third, to fifteen points, or to what the league says (FIVB 6.3.2)', () => {
    expect(wonBy({ bestOf: 3 }, 15, 12)).toEqual({ home: 1, away: 0 });
    expect(wonBy({}, 15, 12)).toEqual({ home: 0, away: 0 });
    expect(wonBy({ bestOf: 3, lastSetPoints: 11 }, 11, 4)).toEqual({ home: 1, away: 0 });
    expect(wonBy({ setPoints: 21 }, 21, 19)).toEqual({ home: 1, away: 0 });
  });

  it('give their own points for results, overtime’s too', () => {
    const played = youth('icehockey', {
      points: { win: 3, draw: 1, loss: 0, overtimeWin: 2, overtimeLoss: 1 },
    });
    const { worth } = played.ranking;
    expect(worth({ goals: { home: 3, away: 2 }, decided: 'fullTime' }, 2)).toEqual({ home: 3, away: 0 });
    expect(worth({ goals: { home: 2, away: 3 }, decided: 'penalties' }, 2)).toEqual({ home: 1, away: 2 });
    expect(worth({ goals: { home: 2, away: 2 }, decided: null }, 2)).toEqual({ home: 1, away: 1 });
    expect(pointsPerMatch(played, 2)).toBe(3);
    expect(youth('icehockey', { overtime: false }).ranking.mayHaveOvertime(1)).toBe(false);
  });

  it('give a side that forfeited less than one that lost (FIBA 20.2, D.1.1)', () => {
    const { worth } = youth('basketball', { points: { win: 2, draw: 0, loss: 1, forfeit: 0 } }).ranking;
    const result = { goals: { home: 20, away: 0 }, decided: null };
    expect(worth(result, 2)).toEqual({ home: 2, away: 1 });
    expect(worth({ ...result, isForfeit: true }, 2)).toEqual({ home: 2, away: 0 });
    const { worth: alike } = youth('basketball', { points: { win: 2, draw: 0, loss: 1 } }).ranking;
    expect(alike({ ...result, isForfeit: true }, 2)).toEqual({ home: 2, away: 1 });
  });

  it('shorten the planned duration of a match in proportion', () => {
    expect(youth('icehockey', { minutes: 15 }).usualMinutes).toBe(
      Math.round((sportOf('icehockey').usualMinutes * 15) / 20),
    );
  });

  it('are of the leagues whose names have the part, the first record first, and of no other', () => {
    const site = siteOf('icehockey', [
      { league: 'U13 Elite', minutes: 18 },
      { league: 'u13', minutes: 15 },
    ]);
    const lengthIn = (tournamentName: string | null) =>
      playedSportOfMatch(site, { sportId: SportId(199), tournamentName }).periodLength;
    expect([lengthIn('U13 Elite Øst'), lengthIn('Lag U13 B'), lengthIn('EHL'), lengthIn(null)]).toEqual([
      1_080, 900, 1_200, 1_200,
    ]);
    const twice = [1, 2].map(() => playedSportOf(site, SportId(199), 'U13 B'));
    expect(twice[0]).toBe(twice[1]);
  });

  it('are read as they are written, and refused where they cannot be', () => {
    const record = {
      league: 'g13',
      periods: 3,
      minutes: 15,
      overtimeMinutes: 5,
      overtime: true,
      bestOf: 3,
      setPoints: 25,
      lastSetPoints: 15,
      points: { win: 3, draw: 1, loss: 0, overtimeWin: 2, overtimeLoss: 1, forfeit: 0 },
      players: 4,
      foulsOut: 4,
    };
    expect(deploymentJson(siteOf('basketball', [record])).leagueRules).toEqual([record]);
    for (const odd of [{ minutes: 0 }, { periods: 2.5 }, { bestOf: '3' }, { league: ' ' }])
      expect(() => siteOf('basketball', [{ league: 'x', ...odd }])).toThrow('refused');
  });
});
