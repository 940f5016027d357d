import type { PersonId } from '../../../ids.ts';
import { byShirtNumber } from '../../../league/player/person.ts';
import { isGoaliePosition, type MatchTeamMember, playersOf } from '../../../league/player/roster.ts';
import { type LineSlot, lineSlots, linesOf, type PlayersByLine } from '../position.ts';
import type { HockeyMatchPlayer } from './hockeyMatchPlayer.ts';

const slotOf = (position: string | null): LineSlot | null =>
  lineSlots.find((slot) => slot === position?.toUpperCase()) ?? null;

/**
 * A team's line-up in a finished match (specification §2 "Hockey details"), with slots by the line-up's position and the
 * match's line. Of two players in a slot the lower shirt number keeps it.
 */
export const hockeyLineupOf = (
  members: readonly MatchTeamMember[],
  players: readonly Pick<HockeyMatchPlayer, 'personId' | 'lineNumber'>[],
): PlayersByLine<MatchTeamMember> => {
  const lineOf = new Map<PersonId, number | null>(
    players.map(({ personId, lineNumber }) => [personId, lineNumber]),
  );
  const inOrder = playersOf(members).toSorted(byShirtNumber);
  const goalies = inOrder.filter(({ position }) => isGoaliePosition(position));
  const skaters = inOrder.filter(({ position }) => !isGoaliePosition(position));
  const placed = new Set<MatchTeamMember>();
  const lines = linesOf((line, slot) => {
    const found = skaters.find(
      (skater) => lineOf.get(skater.personId) === line && slotOf(skater.position) === slot,
    );
    if (found !== undefined) placed.add(found);
    return found ?? null;
  });
  return { lines, goalies, others: skaters.filter((skater) => !placed.has(skater)) };
};
