import { setsOf } from '@kampdag/core/live/score/sets';
import { bySide } from '@kampdag/core/side';
import { type LivePeriodFigures, noNote } from '../../match/periods/liveFigures.ts';
import { regulationPlaces } from '../../match/periods/periodTable.ts';
import type { VolleyballMessages } from './liveMessages.ts';

/** Points by set, and sets won. */
export const volleyballSets: LivePeriodFigures<VolleyballMessages> = {
  always: regulationPlaces('volleyball').slice(0, 3),
  periodsOf: (live) => setsOf(live).played.map(({ period }) => period),
  figures: [
    {
      name: (m) => m.summary.title,
      lineOf: (live) => {
        const { played, won } = setsOf(live);
        return {
          values: bySide((side) => played.map(({ points }) => points[side])),
          total: won,
          counts: 'score',
          isTotalOfMatch: true,
        };
      },
    },
  ],
  noteOf: noNote,
};
