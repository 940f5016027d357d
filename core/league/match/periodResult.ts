import { OptionalText } from '../../decode/codecs.ts';
import { entity, field, type ModelOf } from '../../decode/entity.ts';
import { Count, requiredId } from '../../decode/rowCodecs.ts';
import { PeriodId } from '../../ids.ts';

/** A row of `matchPeriodResults` in `ta/MatchIncidents`. */
export const PeriodResultRow = entity('period result', {
  periodId: field('partialResultTypeId', requiredId(PeriodId)),
  name: field('partialResultType', OptionalText),
  homeGoals: field('homeGoals', Count),
  awayGoals: field('awayGoals', Count),
});

/** The result of one period alone, not the score at its end (wire-format §3). A set in volleyball. */
export type PeriodResult = ModelOf<typeof PeriodResultRow>;
