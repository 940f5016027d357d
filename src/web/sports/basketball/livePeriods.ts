import { teamFoulsOf } from '@kampdag/core/live/figures/teamFouls';
import type { LiveMatch } from '@kampdag/core/live/match';
import { periodLinesOf } from '@kampdag/core/live/score/score';
import { bySide } from '@kampdag/core/side';
import { type PeriodTableView, periodTable, summedLine } from '../../match/periods/periodTable.ts';
import type { BasketballMessages } from './liveMessages.ts';

/** The score of each period that has begun, and its team fouls. */
export const basketballPeriods = (live: LiveMatch, m: BasketballMessages): PeriodTableView => {
  const lines = periodLinesOf(live);
  const fouls = teamFoulsOf(live);
  return periodTable(
    lines.map(({ period }) => period),
    { short: m.shortPeriod, long: m.period },
    [
      summedLine(
        m.summary.points,
        bySide((side) => lines.map(({ goals }) => goals[side])),
        'score',
      ),
      {
        name: m.summary.fouls,
        values: bySide((side) =>
          lines.map(({ period }) => fouls.find((one) => one.period.id === period.id)?.fouls[side] ?? 0),
        ),
        // Extra periods go on with the fourth's count: a sum would count those twice.
        total: null,
        counts: 'teamFouls',
      },
    ],
  );
};
