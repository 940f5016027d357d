import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { matchesToFollow } from '@kampdag/core/league/schedule/matchesToFollow';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';
import { describe, expect, it } from 'vitest';
import { plainMatch } from '../../../arbitraries/matches.ts';

const at = (hour: number, minute = 0): TimeOfDay => TimeOfDay(hour * 60 + minute);

const match = (matchId: number, date: string, hour: number, change: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(matchId),
  date: date as CivilDate,
  start: at(hour),
  end: at(hour + 2),
  result: null,
  liveClientType: 'Advanced',
  ...change,
});

describe('the matches that are worth following', () => {
  it('are a Saturday’s in play first, however many earlier ones wait for their results, then the newest (R34)', () => {
    const saturday = Array.from({ length: 120 }, (_, n) => match(100 + n, '2026-10-10', 10));
    const followed = matchesToFollow(
      [
        match(1, '2026-10-03', 18),
        ...saturday,
        match(2, '2026-10-10', 19),
        match(3, '2026-10-10', 21),
        match(4, '2026-10-10', 10, { result: { goals: { home: 1, away: 0 }, text: '1-0' } }),
        match(5, '2026-10-10', 10, { liveClientType: 'None' }),
        match(6, '2026-09-20', 10),
      ],
      { date: '2026-10-10' as CivilDate, time: at(20) },
    ).map(({ matchId }) => Number(matchId));
    expect(followed[0]).toBe(2);
    expect(followed.at(-1)).toBe(1);
    expect(followed).toHaveLength(122);
    for (const absent of [3, 4, 5, 6]) expect(followed).not.toContain(absent);
  });
});
