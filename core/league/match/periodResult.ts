import { OptionalText } from '../../decode/codecs.ts';
import { entity, field } from '../../decode/entity.ts';
import { Count, requiredId } from '../../decode/rowCodecs.ts';
import { PeriodId } from '../../ids.ts';
import type { SportKind } from '../../sport/sportKind.ts';
import { sportOf } from '../../sport/sportOf.ts';

/** The result of one period alone, not the score at its end (wire-format §3). A set in volleyball. */
export interface PeriodResult {
  readonly periodId: PeriodId;
  readonly name: string | null;
  readonly homeGoals: number;
  readonly awayGoals: number;
}

/** A row of `matchPeriodResults` in `ta/MatchIncidents`. */
export const PeriodResultRow = entity<PeriodResult>('period result', {
  periodId: field('partialResultTypeId', requiredId(PeriodId)),
  name: field('partialResultType', OptionalText),
  homeGoals: field('homeGoals', Count),
  awayGoals: field('awayGoals', Count),
});

/** The periods that were played, in order: a sport that sends a row for each there might be leaves those out that stand 0–0. */
export const playedPeriods = (results: readonly PeriodResult[], sport: SportKind): readonly PeriodResult[] =>
  results
    .filter(
      ({ homeGoals, awayGoals }) =>
        !sportOf(sport).sheet.listsUnplayedPeriods || homeGoals !== 0 || awayGoals !== 0,
    )
    .toSorted((a, b) => a.periodId - b.periodId);
