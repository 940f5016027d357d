import {
  amountFigure,
  begunPeriods,
  type LivePeriodFigures,
  scoreFigure,
  shootoutNote,
  summedFigure,
} from '../../match/periods/liveFigures.ts';
import { regulationPlaces } from '../../match/periods/periodTable.ts';
import type { HockeyMessages } from './liveMessages.ts';

/** Goals, shots and penalty minutes by period. */
export const hockeyPeriods: LivePeriodFigures<HockeyMessages> = {
  always: regulationPlaces('icehockey'),
  periodsOf: begunPeriods,
  figures: [
    scoreFigure((m) => m.summary.goals),
    summedFigure(
      (m) => m.summary.shots,
      'shots',
      ({ shots }, side) => shots[side],
    ),
    amountFigure((m) => m.summary.penaltyMinutes, 'pim'),
  ],
  noteOf: shootoutNote,
};
