import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { playedByTeam, recordBySide } from '@kampdag/core/league/standings/form';
import { opponentOf } from '@kampdag/core/side';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchList, plainMatch } from '../../../arbitraries/matches.ts';

const played = (id: number, date: string, home: number, away: number, more: Partial<Match> = {}): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: date as CivilDate,
  result: { goals: { home, away }, text: null },
  ...more,
});

const outcomes = (matches: readonly Match[], team: number): string =>
  (playedByTeam(matches).get(TeamId(team)) ?? []).map(({ outcome }) => outcome).join('');

describe("a team's form", () => {
  it('has each played match as won, drawn or lost, oldest first', () => {
    const matches = [
      played(3, '2026-10-03', 1, 4),
      played(1, '2026-10-01', 3, 2),
      played(2, '2026-10-02', 2, 2),
    ];
    expect(outcomes(matches, 1)).toBe('WDL');
    expect(outcomes(matches, 2)).toBe('LDW');
  });

  it('knows no match without a result, and none of a team that has withdrawn (§4)', () => {
    expect(outcomes([{ ...plainMatch, result: null }], 1)).toBe('');
    expect(outcomes([played(1, '2026-10-01', 5, 0, { statusTypeId: 7 })], 1)).toBe('');
  });

  it('has a win for each loss of the other side', () => {
    fc.assert(
      fc.property(matchList(20), (matches) => {
        const all = [...playedByTeam(matches).values()].flat();
        for (const match of all) {
          const others = all.filter(
            ({ matchId, side }) => matchId === match.matchId && side === opponentOf(match.side),
          );
          for (const { outcome, scored } of others) {
            expect(outcome).toBe({ W: 'L', D: 'D', L: 'W' }[match.outcome]);
            expect(scored).toBe(match.conceded);
          }
        }
      }),
    );
  });
});

describe('the records at home and away', () => {
  it('sum up matches and goals by where they were played', () => {
    const matches = [
      played(1, '2026-10-01', 3, 2),
      played(2, '2026-10-02', 1, 1),
      played(3, '2026-10-03', 0, 5, { teams: { home: plainMatch.teams.away, away: plainMatch.teams.home } }),
    ];
    expect(recordBySide(playedByTeam(matches).get(TeamId(1)) ?? [])).toEqual({
      home: { matches: 2, won: 1, drawn: 1, lost: 0, scored: 4, conceded: 3 },
      away: { matches: 1, won: 1, drawn: 0, lost: 0, scored: 5, conceded: 0 },
    });
  });

  it('count every match exactly once', () => {
    fc.assert(
      fc.property(matchList(20), (matches) => {
        for (const own of playedByTeam(matches).values()) {
          const { home, away } = recordBySide(own);
          expect(home.matches + away.matches).toBe(own.length);
          for (const side of [home, away]) expect(side.won + side.drawn + side.lost).toBe(side.matches);
        }
      }),
    );
  });
});
