import type { PersonId } from '../../../ids.ts';
import { detailsOf } from '../../../live/lineup/details.ts';
import { onIceOf } from '../../../live/lineup/onIce.ts';
import { type LiveMatch, readingOf } from '../../../live/match.ts';
import { derived } from '../../../live/reading.ts';
import type { Member } from '../../../live/wire/matchData.ts';
import { type BySide, bySide } from '../../../side.ts';
import { isPositionId, linesOf, type PlayersByLine, positionIdOf } from '../position.ts';

/** One side's line-up. */
export interface SideLineup extends PlayersByLine<Member> {
  /** The reported skaters on the ice; empty when not reported. */
  readonly onIce: ReadonlySet<PersonId>;
  /** The goalie in net; null when pulled or unknown. */
  readonly goalieInNet: PersonId | null;
  /** Whether the goalie was reported pulled. */
  readonly netIsEmpty: boolean;
}

/** Both sides' line-ups. */
export type Lineup = BySide<SideLineup>;

/** Lines and goalies by the rosters. */
const linesAndGoaliesOf = derived(
  (match) => [detailsOf(match)],
  (match): BySide<PlayersByLine<Member>> => {
    const { roster, goalies } = detailsOf(match);
    return bySide((side) => {
      const keepers = new Set(goalies[side].map(({ id }) => id));
      const firstAt = new Map(roster[side].toReversed().map((member) => [member.positionId, member]));
      return {
        lines: linesOf((line, slot) => firstAt.get(positionIdOf(line, slot)) ?? null),
        goalies: goalies[side],
        others: roster[side].filter(({ id, positionId }) => !keepers.has(id) && !isPositionId(positionId)),
      };
    });
  },
);

/** Both sides' line-ups: lines 1 to 4 and goalies by position id (specification §9), and the players on the ice. */
export const lineupOf = readingOf((match: LiveMatch): Lineup => {
  const rosters = linesAndGoaliesOf(match);
  const ice = onIceOf(match);
  return bySide((side) => ({
    ...rosters[side],
    onIce: ice[side].skaters,
    goalieInNet: ice[side].goalie,
    netIsEmpty: ice[side].pulled,
  }));
});
