import type { PeriodId } from '../../ids.ts';
import { type BySide, bySide } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { foldOf } from '../reading.ts';

/** Each team's fouls that count in a period. */
export interface TeamFouls {
  readonly period: Period;
  readonly fouls: BySide<number>;
  /** Whether a team is in the penalty, so that its opponents have the bonus. */
  readonly inPenalty: BySide<boolean>;
}

const counted = foldOf({
  inputs: () => [],
  begin: ({ sport }: LiveMatch) => ({
    rule: sport.teamFouls,
    counts: new Map<PeriodId, BySide<number>>(),
  }),
  concerns: ({ period, side }) => period !== null && side !== null,
  step: ({ rule, counts }, { event }) => {
    const { period, side } = event;
    if (rule === null || period === null || side === null || !rule.counts(event)) return false;
    const before = counts.get(period);
    counts.set(
      period,
      bySide((one) => (before?.[one] ?? 0) + (one === side ? 1 : 0)),
    );
    return true;
  },
  copy: ({ rule, counts }) => ({ rule, counts: new Map(counts) }),
  result: ({ counts }): ReadonlyMap<PeriodId, BySide<number>> => new Map(counts),
});

/** The team fouls of every period in playing order; empty where the sport counts none. */
export const teamFoulsOf = readingOf((match: LiveMatch): readonly TeamFouls[] => {
  const rule = match.sport.teamFouls;
  if (rule === null) return [];
  const counts = counted(match);
  const periods = periodsOf(match);
  return periods.map((period, index) => {
    // In a window of several periods, fouls count up to this one.
    const together = periods.slice(0, index + 1).filter((one) => rule.window(one) === rule.window(period));
    const fouls = bySide((side) => together.reduce((sum, { id }) => sum + (counts.get(id)?.[side] ?? 0), 0));
    return { period, fouls, inPenalty: bySide((side) => fouls[side] >= rule.limit) };
  });
});
