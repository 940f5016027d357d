import { OrgId, TeamId } from '@kampdag/core/ids';
import { rowsBySide, sideOf } from '@kampdag/core/league/match/teamSide';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import { type GoalSummary, GoalSummaryRow } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import { type HockeyPenalty, HockeyPenaltyRow } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { hockeyScoringOf } from '@kampdag/core/sport/icehockey/sheets/hockeyScoring';
import { powerPlaysOf } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import { describe, expect, it } from 'vitest';
import { plainMatch } from '../../../../arbitraries/matches.ts';
import { decoded } from '../../../league/decoded.ts';

const goal = (row: object): GoalSummary =>
  decoded(GoalSummaryRow, {
    homeOrAwayTeam: 'H',
    periodId: 200_051,
    periodTime: '05:00',
    goalTypeId: 200_141,
    ...row,
  });

const penalty = (side: 'home' | 'away', row: object): { side: 'home' | 'away'; penalty: HockeyPenalty } => ({
  side,
  penalty: decoded(HockeyPenaltyRow, {
    severityType: 'x-2 min',
    servingStartTime: 500,
    servingStartPeriodId: 200_051,
    ...row,
  }),
});

describe('the scoring summary', () => {
  it('has each goal in playing order with the score after it, by the periods that have any', () => {
    const { periods, shootout } = hockeyScoringOf(
      [
        goal({ periodId: 200_053, periodTime: '19:59', homeOrAwayTeam: 'B' }),
        goal({ periodTime: '12:00' }),
        goal({ periodTime: '03:10' }),
      ],
      iceHockey,
    );
    expect(shootout).toEqual([]);
    expect(
      periods.map(({ place: { number }, goals }) => [
        number,
        goals.map(({ score }) => [score.home, score.away]),
      ]),
    ).toEqual([
      [
        1,
        [
          [1, 0],
          [2, 0],
        ],
      ],
      [3, [[2, 1]]],
    ]);
  });

  it('keeps the goals of a shootout separate from the match’s', () => {
    const { periods, shootout } = hockeyScoringOf(
      [
        goal({ periodId: 200_055, periodTime: null }),
        goal({ periodId: 200_055, periodTime: null, homeOrAwayTeam: 'B' }),
      ],
      iceHockey,
    );
    expect(periods).toEqual([]);
    expect(shootout).toHaveLength(2);
  });

  it('puts a goal without a time last in its period, and one without a period in the first', () => {
    const { periods } = hockeyScoringOf(
      [
        goal({ periodTime: null, personId: 1 }),
        goal({ periodTime: '19:59', personId: 2 }),
        goal({ periodId: null, periodTime: '00:10', personId: 3 }),
      ],
      iceHockey,
    );
    expect(
      periods.map(({ place, goals }) => [place, goals.map(({ goal: { personId } }) => personId)]),
    ).toEqual([[{ kind: 'regulation', number: 1 }, [3, 2, 1]]]);
  });

  it('keeps a goal without a side, uncounted', () => {
    const { periods } = hockeyScoringOf([goal({ homeOrAwayTeam: null })], iceHockey);
    expect(periods[0]?.goals[0]?.score).toEqual({ home: 0, away: 0 });
  });
});

describe('power plays', () => {
  it('are the opponents’ minors and majors, not their misconducts', () => {
    const plays = powerPlaysOf(
      [goal({ goalTypeId: 200_142 })],
      [
        penalty('away', {}),
        penalty('away', { servingStartTime: 900, severityType: 'Utvisning-5 min' }),
        penalty('away', { servingStartTime: 1000, severityType: 'Utvisning-10 min' }),
        penalty('home', { servingStartTime: 1300, severityType: 'x-2+10 min' }),
      ],
    );
    // The goal of 5:00 fell before the penalties: one that was not reported gave it.
    expect(plays).toMatchObject({ home: { goals: 1, chances: 3 }, away: { goals: 0, chances: 1 } });
  });

  it('exclude coincidental penalties', () => {
    const plays = powerPlaysOf(
      [],
      [penalty('home', { personId: 1 }), penalty('away', { personId: 2 }), penalty('away', { personId: 3 })],
    );
    expect(plays).toMatchObject({ home: { goals: 0, chances: 1 }, away: { goals: 0, chances: 0 } });
  });

  it('are at least as many as their goals', () => {
    expect(powerPlaysOf([goal({ goalTypeId: 200_143 })], []).home).toMatchObject({ goals: 1, chances: 1 });
  });

  it('have goals against them too', () => {
    expect(powerPlaysOf([goal({ goalTypeId: 200_144 }), goal({})], []).home.shorthandedGoals).toBe(1);
  });
});

describe('the side of a row', () => {
  const match = {
    ...plainMatch,
    teams: {
      home: { teamId: TeamId(1), name: 'Nordlys', clubOrgId: OrgId(10) },
      away: { teamId: TeamId(2), name: 'Fjellvik', clubOrgId: OrgId(20) },
    },
  };

  it('is what the row says, else its team’s, its organisation’s, its club’s, its name’s', () => {
    expect(sideOf(match, { side: 'away', teamId: TeamId(1) })).toBe('away');
    expect(sideOf(match, { teamId: TeamId(2) })).toBe('away');
    expect(sideOf(match, { orgId: OrgId(1) })).toBe('home');
    expect(sideOf(match, { orgId: OrgId(20) })).toBe('away');
    expect(sideOf(match, { teamName: 'Nordlys' })).toBe('home');
  });

  it('is null if nothing matches, or if a club plays itself', () => {
    expect(sideOf(match, { orgId: OrgId(99), teamName: null })).toBeNull();
    const derby = { teams: { ...match.teams, away: { ...match.teams.away, clubOrgId: OrgId(10) } } };
    expect(sideOf(derby, { orgId: OrgId(10) })).toBeNull();
  });

  it('splits rows by team, each in the original order', () => {
    const rows = [
      { teamId: TeamId(2), n: 1 },
      { teamId: TeamId(1), n: 2 },
      { teamId: TeamId(2), n: 3 },
      { teamId: null, n: 4 },
    ];
    const own = rowsBySide(match, rows);
    expect([own.home.map(({ n }) => n), own.away.map(({ n }) => n)]).toEqual([[2], [1, 3]]);
  });
});
