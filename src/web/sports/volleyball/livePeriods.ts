import type { LiveMatch } from '@kampdag/core/live/match';
import { setsOf } from '@kampdag/core/live/score/sets';
import { bySide } from '@kampdag/core/side';
import { type PeriodTableView, periodTable } from '../../match/periods/periodTable.ts';
import type { VolleyballMessages } from './liveMessages.ts';

/** The points of every set that has begun, and the sets won. */
export const volleyballSets = (live: LiveMatch, m: VolleyballMessages): PeriodTableView => {
  const { played, won } = setsOf(live);
  return periodTable(
    played.map(({ period }) => period),
    { short: m.shortPeriod, long: m.period },
    [
      {
        name: m.summary.title,
        values: bySide((side) => played.map(({ points }) => points[side])),
        total: won,
        counts: 'score',
        isTotalOfMatch: true,
      },
    ],
  );
};
