import type { PeriodId, PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import type { Figure } from '../../sport/figures.ts';

/** A figure of a team that its sport counts by a rule of its own: hockey's `2/5` of power plays. */
export type OwnFigure = 'powerPlays' | 'penaltyKill' | 'shorthandedGoals';

/** What a figure counts: the score, shots on goal by period, team fouls as they count in a period, or figures together. */
export type Counted = 'score' | 'shots' | 'teamFouls' | OwnFigure | readonly Figure[];

/** Which figure of a match stands somewhere: by it the events are found that it is the sum of. */
export interface FigureSource {
  readonly counts: Counted;
  /** For `4/9`: the figures that the nine are the sum of. Left out for a figure by itself. */
  readonly among?: readonly Figure[];
  /** Whether it stands as a percentage, of `4/9` as 44. Default: false. */
  readonly isPercentage?: boolean;
  readonly side: Side;
  /** Null for a team's. */
  readonly person: PersonId | null;
  /** The periods that it counts together; null for the match. */
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
