import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import {
  begunPeriods,
  type LivePeriodFigures,
  noNote,
  scoreFigure,
  summedFigure,
} from '../../match/periods/liveFigures.ts';
import { regulationPlaces } from '../../match/periods/periodTable.ts';
import type { BasketballMessages } from './liveMessages.ts';

const fouls = summedFigure<BasketballMessages>(
  (m) => m.summary.fouls,
  'teamFouls',
  ({ period }, side, live) => teamFoulsOf(live).find((one) => one.period.id === period.id)?.fouls[side] ?? 0,
);

/** Points and team fouls by period. */
export const basketballPeriods: LivePeriodFigures<BasketballMessages> = {
  always: regulationPlaces('basketball'),
  periodsOf: begunPeriods,
  figures: [
    scoreFigure((m) => m.summary.points),
    // Extra periods continue the fourth's count, which a sum would count again.
    { ...fouls, lineOf: (live) => ({ ...fouls.lineOf(live), total: null }) },
  ],
  noteOf: noNote,
};
