import { mapSides } from '@kampdag/core/side';
import { penaltiesOf } from '@kampdag/core/sport/icehockey/live/penalties';
import { countdownAt } from '@kampdag/core/sport/icehockey/penalties/countdown';
import { manpowerAt } from '@kampdag/core/sport/icehockey/penalties/manpower';
import type { PenaltyRecord } from '@kampdag/core/sport/icehockey/penalties/penaltyRecord';
import type { StrengthRule } from '../../match/strength/strengthRule.ts';

/** Hockey's strength, goalies not counted; penalties that shorten a side come first. */
export const hockeyStrength: StrengthRule<PenaltyRecord> = {
  penaltiesOf,
  changes: ({ served, manpower }) => [
    ...manpower.map(({ from }) => from),
    ...served.flatMap(({ from, until }) => [from, until]),
  ],
  strengthAt: ({ served, manpower }, at) => ({
    served: mapSides(countdownAt(served, at), (running) =>
      running
        .toSorted((a, b) => Number(b.isShorthanded) - Number(a.isShorthanded))
        .map(({ key, kind, player, until }) => ({ key: `${key} ${kind}`, player, until })),
    ),
    players: manpowerAt(manpower, at),
  }),
};
