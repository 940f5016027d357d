import type { PeriodId, PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { LiveMatch } from '../match.ts';
import type { Figure } from '../rules/figureRule.ts';

/** The contributions to a side's figure with a rule of its sport's own, such as hockey's `2/5` power plays. */
export type OwnFigure = (match: LiveMatch, side: Side) => readonly Contribution[];

/** A figure's content: the score, shots on goal, team fouls, a sport's own figure, or a sum of figures. */
export type Counted = 'score' | 'shots' | 'teamFouls' | OwnFigure | readonly Figure[];

/** Identifies a figure of a match, to find the events it sums. */
export interface FigureSource {
  readonly counts: Counted;
  /** The figures summed by the 9 of `4/9`. Default: a plain figure. */
  readonly among?: readonly Figure[];
  /** Whether it is shown as a percentage, `4/9` as 44. Default: false. */
  readonly isPercentage?: boolean;
  readonly side: Side;
  /** Null for a team's figure. */
  readonly person: PersonId | null;
  /** The periods that it covers; null for the whole match. */
  readonly periods: readonly PeriodId[] | null;
}

/** A team's figure of the whole match. */
export const teamSource = (side: Side, counts: Counted, among?: readonly Figure[]): FigureSource => ({
  counts,
  side,
  person: null,
  periods: null,
  ...(among === undefined ? {} : { among }),
});

/** An event's contribution to a figure. */
export interface Contribution {
  readonly current: CurrentEvent;
  /** Its addition to the figure; 0 for one that only adds to `outOf`. */
  readonly amount: number;
  /** Its addition to the 9 of `4/9`; 0 for a plain figure. */
  readonly outOf: number;
}

/** The sums of contributions. */
export const sumOf = (contributions: readonly Contribution[]): Readonly<Record<'amount' | 'outOf', number>> =>
  contributions.reduce(
    (sum, { amount, outOf }) => ({ amount: sum.amount + amount, outOf: sum.outOf + outOf }),
    { amount: 0, outOf: 0 },
  );
