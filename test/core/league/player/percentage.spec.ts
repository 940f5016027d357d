import { FederationText } from '@kampdag/core/federationText';
import {
  livePercentage,
  percentageOf,
  percentageOfShare,
  roundTo,
  seasonPercentage,
} from '@kampdag/core/league/player/percentage';
import {
  BasketballMatchPlayerRow,
  type BasketballPlayer,
} from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  efficiency,
  missedShots,
  rebounds,
  shootingCoverage,
} from '@kampdag/core/sport/basketball/sheets/basketballRules';
import {
  goalsAgainst,
  goalsAgainstAverage,
  savePercentage,
  secondsInGoal,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { penaltyMinutes, totalPenaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import {
  HockeyTeamStatisticsRow,
  penaltyKillPercentage,
  powerPlayPercentage,
} from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded } from '../decoded.ts';

const count = fc.integer({ min: 0, max: 200 });

describe('a shooting percentage (§5)', () => {
  it('is 0 when both are zero and 100 when there are goals and no misses (§9)', () => {
    for (const percentage of [livePercentage, seasonPercentage]) {
      expect(percentage(0, 0)).toBe(0);
      expect(percentage(0, 5)).toBe(0);
      expect(percentage(1, 0)).toBe(100);
    }
  });

  it('is floored live and rounded over a season (§5)', () => {
    expect([livePercentage(2, 1), seasonPercentage(2, 1)]).toEqual([66, 67]);
    expect([livePercentage(1, 2), seasonPercentage(1, 2)]).toEqual([33, 33]);
    expect([livePercentage(199, 1), seasonPercentage(199, 1)]).toEqual([99, 100]);
  });

  it('is whole, between 0 and 100, and 100 live only without a miss', () => {
    fc.assert(
      fc.property(count, count, (made, missed) => {
        const [live, season] = [livePercentage(made, missed), seasonPercentage(made, missed)];
        for (const value of [live, season]) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
        expect(live === 100).toBe(made > 0 && missed === 0);
        expect(season - live === 0 || season - live === 1).toBe(true);
      }),
    );
  });

  it('never falls by one more made shot', () => {
    fc.assert(
      fc.property(count, count, (made, missed) => {
        expect(livePercentage(made + 1, missed)).toBeGreaterThanOrEqual(livePercentage(made, missed));
      }),
    );
  });
});

describe('a part of a whole in percent (§5)', () => {
  it('is 0 of nothing, and not told where a part of nothing is: the whole was not reported (§5, R27)', () => {
    expect([percentageOf(0, 0), percentageOf(2, 0), percentageOf(-1, 0)]).toEqual([0, null, null]);
    expect([percentageOf(0, 0, 20), percentageOf(2, 0, 20), percentageOf(1, 4, 20)]).toEqual([20, 20, 25]);
  });

  it('is never under 0 and never over 100', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (part, whole) => {
        const percent = percentageOf(part, whole) ?? 0;
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe('rounding', () => {
  it('rounds a half upwards as it is written in decimals', () => {
    expect([roundTo(1.005, 2), roundTo(0.125, 2), roundTo(66.65, 1), roundTo(2.5, 0)]).toEqual([
      1.01, 0.13, 66.7, 3,
    ]);
    expect(percentageOfShare(0.9285)).toBe(92.9);
    expect(Object.is(roundTo(-0.001, 2), -0)).toBe(false);
  });
});

const line = (wire: object): BasketballPlayer => decoded(BasketballMatchPlayerRow, { personId: 1, ...wire });

describe('basketball (§9)', () => {
  const played = line({
    totalSeconds: 1_500,
    points: 20,
    offRebSum: 2,
    defRebSum: 5,
    assists: 4,
    stSum: 3,
    blSum: 1,
    p1MissSum: 1,
    p2MissSum: 4,
    p3MissSum: 2,
    toSum: 3,
    p1Sum: 3,
    p2Sum: 4,
    p3Sum: 3,
  });

  it('counts efficiency per minute with two decimals (§9)', () => {
    expect([rebounds(played), missedShots(played)]).toEqual([7, 7]);
    expect(efficiency(played)).toBe(1);
    expect(efficiency({ ...played, seconds: 1_000 })).toBe(1.5);
    expect(efficiency({ ...played, seconds: 700, turnovers: 4 })).toBe(2.06);
  });

  it('has no efficiency where no playing time was reported', () => {
    expect(efficiency({ ...played, seconds: 0 })).toBeNull();
    expect(efficiency({ ...played, seconds: 1 })).toBe(1_500);
  });

  it('raises efficiency with each positive figure and lowers it with each negative one', () => {
    const good = ['points', 'offensiveRebounds', 'defensiveRebounds', 'assists', 'steals', 'blocks'] as const;
    const bad = ['freeThrowsMissed', 'twoPointersMissed', 'threePointersMissed', 'turnovers'] as const;
    for (const key of good) expect(efficiency({ ...played, [key]: played[key] + 25 })).toBe(2);
    for (const key of bad) expect(efficiency({ ...played, [key]: played[key] + 25 })).toBe(0);
  });

  it('marks percentages as incomplete where only free throws have misses (R27)', () => {
    const madeOnly = line({ p1Sum: 2, p1MissSum: 1, p2Sum: 3 });
    expect(shootingCoverage([madeOnly])).toEqual({ freeThrows: true, fieldGoals: false });
    expect(shootingCoverage([line({ p1Sum: 2, p3Sum: 1 })])).toEqual({
      freeThrows: false,
      fieldGoals: false,
    });
  });

  it('marks them so from the first shot that went in, of each kind', () => {
    expect(shootingCoverage([line({ p1Sum: 1 })])).toEqual({ freeThrows: false, fieldGoals: true });
    expect(shootingCoverage([line({ p2Sum: 1 })])).toEqual({ freeThrows: true, fieldGoals: false });
    expect(shootingCoverage([line({ p3Sum: 1 })])).toEqual({ freeThrows: true, fieldGoals: false });
    expect(shootingCoverage([line({ p1Sum: 1, p1MissSum: 1 })]).freeThrows).toBe(true);
  });

  it('treats them as complete if any line has a missed field goal, or none was made', () => {
    const madeOnly = line({ p1Sum: 2, p1MissSum: 1, p2Sum: 3 });
    expect(shootingCoverage([madeOnly, line({ p2MissSum: 1 })])).toEqual({
      freeThrows: true,
      fieldGoals: true,
    });
    expect(shootingCoverage([madeOnly, line({ p3MissSum: 1 })]).fieldGoals).toBe(true);
    expect(shootingCoverage([line({ p1Sum: 1, p2Sum: 1, p2MissSum: 1 })]).freeThrows).toBe(true);
    expect(shootingCoverage([])).toEqual({ freeThrows: true, fieldGoals: true });
  });
});

describe('a goalkeeper (§9)', () => {
  it('has goals against × 60 / minutes as average, and none without time (§9)', () => {
    expect(goalsAgainstAverage(3, 3_600)).toBe(3);
    expect(goalsAgainstAverage(2, 65 * 60)).toBe(1.85);
    expect(goalsAgainstAverage(40, 3_600)).toBe(40);
    expect(goalsAgainstAverage(2, 0)).toBeNull();
    expect(goalsAgainstAverage(1, 1)).toBe(3_600);
  });

  const inGoal = { minutesPlayed: 60, secondsPlayed: null };

  it('has saves per hundred shots with one decimal, and 0 without a shot (§9)', () => {
    expect(savePercentage({ shotsAgainst: 28, saves: 26, ...inGoal })).toBe(92.9);
    expect(savePercentage({ shotsAgainst: 0, saves: 0, ...inGoal })).toBe(0);
    // Of a reserve who sat all match nothing was reported.
    expect(savePercentage({ shotsAgainst: 0, saves: 0, minutesPlayed: 0, secondsPlayed: null })).toBeNull();
  });

  it('has a save percentage from the first shot on', () => {
    expect(savePercentage({ shotsAgainst: 1, saves: 1, ...inGoal })).toBe(100);
    expect(savePercentage({ shotsAgainst: 1, saves: 0, ...inGoal })).toBe(0);
  });

  it('has shots less saves against where no goals against were sent (wire-format §3)', () => {
    expect(goalsAgainst({ shotsAgainst: 28, saves: 26 })).toBe(2);
    expect(goalsAgainst({ shotsAgainst: 0, saves: 2 })).toBe(0);
    expect(goalsAgainst({ shotsAgainst: 28, saves: 26, reportedGoalsAgainst: 3 })).toBe(3);
    expect(goalsAgainst({ shotsAgainst: 28, saves: 26, reportedGoalsAgainst: null })).toBe(2);
  });

  it('has seconds beside whole minutes, or the whole time in seconds', () => {
    expect(secondsInGoal({ minutesPlayed: 59, secondsPlayed: 42 })).toBe(3_582);
    expect(secondsInGoal({ minutesPlayed: 59, secondsPlayed: 3_582 })).toBe(3_582);
    expect(secondsInGoal({ minutesPlayed: 59, secondsPlayed: 75 })).toBe(3_615);
    expect(secondsInGoal({ minutesPlayed: 1, secondsPlayed: 60 })).toBe(60);
    expect(secondsInGoal({ minutesPlayed: 1, secondsPlayed: 59 })).toBe(119);
    expect(secondsInGoal({ minutesPlayed: 0, secondsPlayed: 59 })).toBe(59);
    expect(secondsInGoal({ minutesPlayed: 2, secondsPlayed: null })).toBe(120);
    expect(secondsInGoal({ minutesPlayed: 60, secondsPlayed: null })).toBe(3_600);
    expect(secondsInGoal({ minutesPlayed: 0, secondsPlayed: 30 })).toBe(30);
  });
});

const severityOf = (text: string | null): FederationText | null =>
  text === null ? null : FederationText(text);

const minutesIn = (text: string | null): number | null => penaltyMinutes(severityOf(text));

const penalty = (severity: string | null) => ({
  personId: null,
  orgId: null,
  teamName: null,
  shirtNumber: null,
  firstName: null,
  lastName: null,
  infraction: null,
  severity: severityOf(severity),
  servingStart: null,
  servingPeriodId: null,
});

describe('penalty minutes from the severity (§9)', () => {
  it('are the number before min (§9)', () => {
    expect(minutesIn('x-2 min')).toBe(2);
    expect(minutesIn('Misconduct-10 min')).toBe(10);
    expect(minutesIn('20min')).toBe(20);
  });

  it('are added where numbers have a plus between', () => {
    expect(minutesIn('2+10 min')).toBe(12);
    expect(minutesIn('2 + 2 min')).toBe(4);
  });

  it('are null if the text has none', () => {
    for (const text of [null, '', 'Penalty shot', '2']) expect(minutesIn(text)).toBeNull();
  });

  it('are read off any text that ends so, and summed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 60 }), (head, minutes) => {
        expect(minutesIn(`${head.replaceAll(/min|\d|\+/gi, '')}-${minutes} min`)).toBe(minutes);
      }),
    );
    expect(totalPenaltyMinutes(['x-2 min', 'x-10 min', null].map(penalty))).toBe(12);
  });
});

describe("a hockey team's special teams (§9)", () => {
  it('have percentages with one decimal, 0 without a power play or a penalty, and none where a goal tells of one that was not counted', () => {
    const row = decoded(HockeyTeamStatisticsRow, { ppgf: 2, adv: 7, ppga: 1, tsh: 6 });
    expect(powerPlayPercentage(row)).toBe(28.6);
    expect(penaltyKillPercentage(row)).toBe(83.3);
    expect(powerPlayPercentage({ ...row, powerPlayGoals: 1, advantages: 1 })).toBe(100);
    expect(penaltyKillPercentage({ ...row, powerPlayGoalsAgainst: 0, timesShortHanded: 1 })).toBe(100);
    expect(powerPlayPercentage({ ...row, powerPlayGoals: 0, advantages: 0 })).toBe(0);
    expect(powerPlayPercentage({ ...row, advantages: 0 })).toBeNull();
    expect(penaltyKillPercentage({ ...row, timesShortHanded: 0 })).toBeNull();
  });
});
