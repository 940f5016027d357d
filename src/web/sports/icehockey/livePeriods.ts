import { regulationPlaces } from '../../match/periods/lineScore.ts';
import {
  amountFigure,
  begunPeriods,
  type LivePeriodFigures,
  scoreFigure,
  shootoutNote,
  summedFigure,
} from '../../match/periods/liveFigures.ts';
import type { HockeyMessages } from './liveMessages.ts';

/** Shots by period. */
export const shotsByPeriod = summedFigure(
  (m: HockeyMessages) => m.summary.shots,
  'shots',
  ({ shots }, side) => shots[side],
);

/** Penalty minutes by period. */
export const penaltyMinutesByPeriod = amountFigure((m: HockeyMessages) => m.summary.penaltyMinutes, 'pim');

/** Goals, shots and penalty minutes by period. */
export const hockeyPeriods: LivePeriodFigures<HockeyMessages> = {
  always: regulationPlaces,
  periodsOf: begunPeriods,
  figures: [scoreFigure((m) => m.summary.goals), shotsByPeriod, penaltyMinutesByPeriod],
  noteOf: shootoutNote,
};
