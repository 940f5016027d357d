import { leaguesOfSeason, matchById, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { OrgId, SportId } from '@kampdag/core/ids';
import { nonPlayReasons } from '@kampdag/core/league/match/nonPlayReason';
import { playedResult } from '@kampdag/core/league/match/result';
import { selectableSeasons } from '@kampdag/core/league/season/season';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const resultOf = (matchResult: unknown, nonPlayReason: unknown = null) => {
  const decoded = matchById.decode({ matchId: 1, hometeam: 'A', awayteam: 'B', matchResult, nonPlayReason });
  return either.isRight(decoded) ? (decoded.right.result?.goals ?? null) : 'unreadable';
};

describe('the result of a match as sent', () => {
  it.each([
    [{ homeGoals: -1, awayGoals: 2, matchEndResult: '-1-2' }],
    [{ homeGoals: 3.5, awayGoals: 2, matchEndResult: '3.5-2' }],
    [{ homeGoals: '1,5', awayGoals: '2', matchEndResult: '1,5-2' }],
    [{ homeGoals: 1e9, awayGoals: 2, matchEndResult: '?' }],
    [{ homeGoals: 'NaN', awayGoals: 2, matchEndResult: 'NaN-2' }],
    [{ homeGoals: 0, awayGoals: 0, matchEndResult: null }],
    [{ homeGoals: 0, awayGoals: 0, matchEndResult: '' }],
    [{ homeGoals: 1, awayGoals: null, matchEndResult: null }],
    [{}],
    ['2-3'],
  ])('is none for %j (R33)', (sent) => {
    expect(resultOf(sent)).toBeNull();
  });

  it('is read from texts, and 0–0 where it was written (R33)', () => {
    expect(resultOf({ homeGoals: '2', awayGoals: '3', matchEndResult: '2-3' })).toEqual({ home: 2, away: 3 });
    expect(resultOf({ homeGoals: 0, awayGoals: 0, matchEndResult: '0-0' })).toEqual({ home: 0, away: 0 });
    expect(resultOf({ homeGoals: 2, awayGoals: 3, matchEndResult: '2-3' }, 'None')).toEqual({
      home: 2,
      away: 3,
    });
  });

  it.each(['MatchCancelled', 'MatchPostponed', 'BothTeamsNoShow', 'matchcancelled', 'MatchAbandoned'])(
    'is none after %s, whatever it says (R33)',
    (reason) => {
      expect(resultOf({ homeGoals: 0, awayGoals: 0, matchEndResult: '0-0' }, reason)).toBeNull();
      expect(resultOf({ homeGoals: 3, awayGoals: 1, matchEndResult: '3-1' }, reason)).toBeNull();
    },
  );

  it.each(['HomeTeamNoShow', 'AwayTeamNoShow', 'HomeTeamWalkover', 'AwayTeamWalkover'])(
    'counts after %s once it was awarded (R33)',
    (reason) => {
      expect(resultOf({ homeGoals: 0, awayGoals: 5, matchEndResult: '0-5' }, reason)).toEqual({
        home: 0,
        away: 5,
      });
      expect(resultOf({ homeGoals: 0, awayGoals: 0, matchEndResult: '0-0' }, reason)).toBeNull();
    },
  );

  it('has whole numbers from 0 to 999, or is none (R33)', () => {
    const goals = fc.oneof(fc.double(), fc.integer({ min: -3, max: 1_005 }));
    fc.assert(
      fc.property(
        goals,
        goals,
        fc.constantFrom(null, 'unknown' as const, ...nonPlayReasons),
        (home, away, reason) => {
          const result = playedResult({ goals: { home, away }, text: `${home}-${away}` }, reason);
          for (const each of result === null ? [] : [home, away])
            expect(Number.isInteger(each) && each >= 0 && each <= 999).toBe(true);
        },
      ),
    );
  });
});

const season = (seasonId: number, seasonName: string, seasonDateFrom: string | null) => ({
  seasonId,
  seasonName,
  seasonDateFrom,
  orgIdOwner: 373,
});

describe('what lacks a name, a sport or a day', () => {
  it('as a league stays, under its number', () => {
    const sent = { tournamentId: 7, seasonId: 3, areMatchesPublished: true };
    for (const odd of [{}, { tournamentName: null, sportId: null }, { tournamentName: '  ', sportId: 'x' }]) {
      const decoded = leaguesOfSeason.decode({ tournamentsInSeason: [{ ...sent, ...odd }] });
      expect(decoded).toMatchObject(either.right({ rows: [{ tournamentId: 7, name: '7', sportId: 0 }] }));
    }
  });

  it('as a season stays selectable, by the year in its name, else last', () => {
    const decoded = seasonsOfYear.decode({
      seasons: [
        season(1, 'Cup', null),
        season(2, 'Sesongen 2025-2026', null),
        season(3, 'Sesongen 2026-2027', '2026-08-01T00:00:00'),
        season(4, 'Sesongen 2024-2025', '01.08.2024'),
        season(5, 'Sesongen 2028-2029', null),
      ],
    });
    const seasons = either.isRight(decoded) ? decoded.right.rows : [];
    const kept = selectableSeasons(seasons, {
      owner: OrgId(373),
      today: '2026-11-28' as CivilDate,
      sportId: SportId(199),
    });
    expect(kept.map(({ seasonId }) => seasonId)).toEqual([3, 2, 4, 1]);
  });
});
