import type { Side } from '@kampdag/core/side';
import { GoalSummaryRow } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import { HockeyPenaltyRow } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { powerPlaysOf } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../league/decoded.ts';
import { noLeagueRules } from '../../../rulebook/noLeagueRules.ts';

const penalty = (
  side: Side,
  severityType: string,
  servingStartTime = '10:00',
  servingStartPeriodId = 200_051,
) => ({
  side,
  penalty: decoded(HockeyPenaltyRow, { personId: 1, severityType, servingStartTime, servingStartPeriodId }),
});
const goal = (team: 'H' | 'A', goalTypeId: number) => decoded(GoalSummaryRow, { team, goalTypeId });
const opportunities = (...penalties: readonly ReturnType<typeof penalty>[]): readonly number[] => {
  const { home, away } = powerPlaysOf([], penalties);
  return [home.chances, away.chances];
};

describe('power plays from the score sheet', () => {
  it("are one for each of the opponents' minors, double minors and majors, and none for a misconduct", () => {
    expect(opportunities(penalty('away', '2 min'), penalty('away', '4 min', '11:00'))).toEqual([2, 0]);
    expect(opportunities(penalty('home', '5 min'), penalty('home', '10 min', '12:00'))).toEqual([0, 1]);
    expect(opportunities(penalty('home', '20 min'))).toEqual([0, 0]);
  });

  it('are none if both sides get equal penalties at the same moment', () => {
    expect(opportunities(penalty('home', '2 min'), penalty('away', '2 min'))).toEqual([0, 0]);
    expect(
      opportunities(penalty('home', '2 min'), penalty('away', '2 min'), penalty('away', '2 min')),
    ).toEqual([1, 0]);
    expect(opportunities(penalty('home', '2 min'), penalty('away', '5 min'))).toEqual([1, 0]);
    expect(opportunities(penalty('home', '2 min'), penalty('away', '2 min', '10:01'))).toEqual([1, 1]);
    expect(opportunities(penalty('home', '2 min'), penalty('away', '2 min', '10:00', 200_052))).toEqual([
      1, 1,
    ]);
  });

  it('are at least as many as their goals', () => {
    const goals = [
      goal('H', 200_142),
      goal('H', 200_143),
      goal('H', 200_141),
      goal('A', 200_144),
      goal('A', 200_145),
    ];
    expect(powerPlaysOf(goals, [penalty('away', '2 min')])).toMatchObject({
      home: { goals: 2, chances: 2, shorthandedGoals: 0 },
      away: { goals: 0, chances: 0, shorthandedGoals: 2 },
    });
  });

  it('follow the length of the league’s own periods (reading 40)', () => {
    const youth = sportOf('icehockey', { ...noLeagueRules, periodLength: 900 });
    const penalties = [penalty('away', '2 min', '14:45')];
    const scored = [decoded(GoalSummaryRow, { team: 'H', periodId: 200_052, periodTime: '00:30' })];
    expect(powerPlaysOf(scored, penalties, [], youth).home).toMatchObject({ goals: 1, chances: 1 });
    expect(powerPlaysOf(scored, penalties).home).toMatchObject({ goals: 0, chances: 1 });
  });
});
