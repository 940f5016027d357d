import {
  amountFigure,
  begunPeriods,
  type LivePeriodFigures,
  scoreFigure,
  shootoutNote,
} from '../../match/periods/liveFigures.ts';
import { regulationPlaces } from '../../match/periods/periodTable.ts';
import type { HandballMessages } from './liveMessages.ts';

/** Goals and suspensions by half. */
export const handballPeriods: LivePeriodFigures<HandballMessages> = {
  always: regulationPlaces('handball'),
  periodsOf: begunPeriods,
  figures: [scoreFigure((m) => m.summary.goals), amountFigure((m) => m.summary.suspensions, 'suspensions')],
  noteOf: shootoutNote,
};
