import type { BySide, Side } from '../side.ts';
import { bySide } from '../side.ts';
import { goalTypeCode } from '../sport/icehockey/goalType.ts';
import type { GoalSummary } from './goalSummary.ts';
import { type HockeyPenalty, penaltyMinutes } from './hockeyPenalty.ts';

/** A side's power plays in a match. */
export interface PowerPlays {
  readonly goals: number;
  readonly opportunities: number;
}

const shortHanding: ReadonlySet<number> = new Set([2, 4, 5]);

interface SidedPenalty {
  readonly side: Side;
  readonly penalty: HockeyPenalty;
}

/**
 * Power plays from the score sheet: an opponent's minor, double minor or major makes one, unless a penalty of as many minutes was given
 * to the own side at the same moment (IIHF: coincidental penalties leave the strength even). Misconducts make none. A goal in a
 * power play proves one at least.
 */
export const powerPlaysOf = (
  goals: readonly Pick<GoalSummary, 'side' | 'goalTypeId'>[],
  penalties: readonly SidedPenalty[],
): BySide<PowerPlays> => {
  const keyOf = ({ penalty: { servingPeriodId, servingStart, severity } }: SidedPenalty): string =>
    `${servingPeriodId} ${servingStart} ${penaltyMinutes(severity)}`;
  const counted = penalties.filter(({ penalty }) => shortHanding.has(penaltyMinutes(penalty.severity) ?? 0));
  const against = (side: Side): number => {
    const own = counted.filter((one) => one.side === side).map(keyOf);
    return counted.filter((one) => {
      if (one.side === side) return false;
      const twin = own.indexOf(keyOf(one));
      if (twin === -1) return true;
      own.splice(twin, 1);
      return false;
    }).length;
  };
  return bySide((side) => {
    const scored = goals.filter(
      (goal) => goal.side === side && ['PP1', 'PP2'].includes(goalTypeCode(goal.goalTypeId) ?? ''),
    ).length;
    return { goals: scored, opportunities: Math.max(scored, against(side)) };
  });
};

/** Short-handed goals of a side. */
export const shortHandedGoals = (
  goals: readonly Pick<GoalSummary, 'side' | 'goalTypeId'>[],
  side: Side,
): number =>
  goals.filter((goal) => goal.side === side && ['SH1', 'SH2'].includes(goalTypeCode(goal.goalTypeId) ?? ''))
    .length;
