import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { pointsRace } from '@kampdag/core/league/standings/pointsRace';
import { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { gamesOf } from '@kampdag/core/league/standings/tally';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchList, plainMatch } from '../../../arbitraries/matches.ts';
import { decoded } from '../decoded.ts';

const rowOf = (wire: object): StandingsRow => decoded(StandingsRow, wire);

const played = (id: number, day: number, home: number, away: number): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: `2026-10-0${day}` as CivilDate,
  result: { goals: { home, away }, text: null },
});

const line = (
  row: object,
  matches: readonly Match[],
  sport: SportKind = sportKinds[0],
  multiplier: 2 | 3 = 3,
) =>
  pointsRace([rowOf({ orgId: 1, ...row })], matches, {
    sport: sportOf(sport) ?? 'icehockey',
    multiplier,
  })[0]?.points.map(({ date, points }) => [date.slice(8), points]);

const between = (home: number, away: number, match: Match): Match => ({
  ...match,
  teams: {
    home: { ...match.teams.home, teamId: TeamId(home) },
    away: { ...match.teams.away, teamId: TeamId(away) },
  },
});

describe('the race for points', () => {
  it('starts the day before the first match and grows with each day that a team plays', () => {
    expect(line({ totalPoints: 6 }, [played(1, 2, 4, 1), played(2, 4, 0, 3), played(3, 6, 5, 2)])).toEqual([
      ['01', 0],
      ['02', 3],
      ['04', 3],
      ['06', 6],
    ]);
  });

  it('leaves out a team whose points nobody reported, or which cannot be (R35)', () => {
    expect(line({}, [played(1, 2, 4, 1)])).toBeUndefined();
    expect(line({ totalPoints: '1,5' }, [played(1, 2, 4, 1)])).toBeUndefined();
  });

  it('starts for all on the day before the first match', () => {
    const lines = pointsRace(
      [rowOf({ orgId: 1, totalPoints: 3 }), rowOf({ orgId: 3, totalPoints: 3 })],
      [between(1, 2, played(1, 6, 4, 1)), between(3, 4, played(2, 2, 4, 1))],
      { sport: sportOf('icehockey'), multiplier: 3 },
    );
    expect(lines.map(({ points }) => points[0]?.date)).toEqual(['2026-10-01', '2026-10-01']);
  });

  it("spreads the table's overtimes over the matches decided by one goal, to the hundredth", () => {
    const close = [played(1, 2, 2, 1), played(2, 3, 3, 2), played(3, 4, 1, 0), played(4, 5, 4, 0)];
    expect(line({ totalPoints: 11, victoriesOvertimeTotal: 1 }, close)).toEqual([
      ['01', 0],
      ['02', 2.67],
      ['03', 5.33],
      ['04', 8],
      ['05', 11],
    ]);
  });

  it("counts by the sport's rule: two a victory, or three, a point for a draw and for the loss of five sets", () => {
    const matches = [played(1, 2, 3, 2), played(2, 3, 1, 1), played(3, 4, 2, 3)];
    const last = (sport: (typeof sportKinds)[number], multiplier: 2 | 3, totalPoints: number) =>
      line({ totalPoints }, matches, sport, multiplier)?.map(([, points]) => points);
    expect(last('basketball', 2, 3)).toEqual([0, 2, 3, 3]);
    expect(last('soccer', 2, 4)).toEqual([0, 3, 4, 4]);
    expect(last('icehockey', 2, 3)).toEqual([0, 2, 3, 3]);
    expect(line({ totalPoints: 3 }, [played(1, 2, 3, 2), played(2, 3, 2, 3)], 'volleyball')).toEqual([
      ['01', 0],
      ['02', 2],
      ['03', 3],
    ]);
  });

  it('gives three points for a win in three or four sets, and the loser none', () => {
    const matches = [played(1, 2, 3, 0), played(2, 3, 3, 1), played(3, 4, 1, 3), played(4, 5, 0, 3)];
    expect(line({ totalPoints: 6 }, matches, 'volleyball')?.map(([, points]) => points)).toEqual([
      0, 3, 6, 6, 6,
    ]);
  });

  it('gives the point of an overtime loss only to losses by one goal', () => {
    const matches = [played(1, 2, 1, 2), played(2, 3, 0, 4), played(3, 4, 2, 2), played(4, 5, 2, 3)];
    expect(line({ totalPoints: 2, lossesOvertimeTotal: 1 }, matches)?.map(([, points]) => points)).toEqual([
      0, 0.5, 0.5, 1.5, 2,
    ]);
  });

  it('spreads the table’s overtimes over the matches by one goal', () => {
    const matches = [played(1, 2, 3, 2), played(2, 3, 3, 2), played(3, 4, 6, 1), played(4, 5, 1, 2)];
    expect(line({ totalPoints: 9, victoriesOvertimeTotal: 1, lossesPenaltiesTotal: 1 }, matches)).toEqual([
      ['01', 0],
      ['02', 2.5],
      ['03', 5],
      ['04', 8],
      ['05', 9],
    ]);
  });

  it('gives a single one-goal match the whole single overtime, won or lost', () => {
    expect(line({ totalPoints: 2, victoriesOvertimeTotal: 1 }, [played(1, 2, 2, 1)])).toEqual([
      ['01', 0],
      ['02', 2],
    ]);
    expect(line({ totalPoints: 1, lossesPenaltiesTotal: 1 }, [played(1, 2, 1, 2)])).toEqual([
      ['01', 0],
      ['02', 1],
    ]);
  });

  it('applies a deduction from the start', () => {
    expect(line({ totalPoints: -3 }, [played(1, 2, 0, 4)])).toEqual([
      ['01', -3],
      ['02', -3],
    ]);
  });

  it('leaves out a team without matches, and is empty before the first', () => {
    expect(line({ orgId: 99, totalPoints: 3 }, [played(1, 2, 4, 1)])).toBeUndefined();
    expect(line({ totalPoints: 3 }, [plainMatch])).toBeUndefined();
  });

  it('ends in the points of the table, by date, whatever the matches are', () => {
    fc.assert(
      fc.property(
        matchList(30),
        fc.constantFrom(...sportKinds),
        fc.constantFrom(2 as const, 3 as const),
        fc.integer({ min: -5, max: 99 }),
        fc.nat(9),
        (matches, sport, multiplier, points, overtimes) => {
          const rows = [1, 2, 3, 4].map((id) =>
            rowOf({
              orgId: id,
              totalPoints: points,
              victoriesOvertimeTotal: overtimes,
              lossesOvertimeTotal: id,
            }),
          );
          for (const { row, points: line } of pointsRace(rows, matches, {
            sport: sportOf(sport),
            multiplier,
          })) {
            expect(rows).toContain(row);
            expect(line.at(-1)?.points).toBeCloseTo(points, 6);
            const dates = line.map(({ date }) => date);
            expect(dates).toEqual(dates.toSorted());
          }
        },
      ),
    );
  });
});

describe('a table of results', () => {
  it('tells a match that was forfeited from one that was lost (FIBA D.1.1, R33)', () => {
    const lost = played(1, 1, 20, 0);
    const rows = [rowOf({ orgId: 1 }), rowOf({ orgId: 2 })];
    const games = [lost, { ...lost, matchId: MatchId(2), nonPlayReason: 'AwayTeamNoShow' as const }].map(
      (match) => between(1, 2, match),
    );
    expect(gamesOf(rows, games, () => null).map(({ isForfeit }) => isForfeit)).toEqual([false, true]);
  });
});
