import type { LiveMatch } from '@kampdag/core/live/match';
import { setsOf } from '@kampdag/core/live/score/sets';
import { bySide } from '@kampdag/core/side';
import type { PeriodTable } from '../../match/periods/periodTable.ts';
import type { VolleyballMessages } from './liveMessages.ts';

/** The points of every set that has begun, and the sets won. */
export const setTable = (live: LiveMatch, { summary: m }: VolleyballMessages): PeriodTable => {
  const { played, won } = setsOf(live);
  return {
    periods: played.map(({ period }) => period),
    lines: [
      {
        name: m.title,
        values: bySide((side) => played.map(({ points }) => points[side])),
        total: won,
      },
    ],
  };
};
