import type { PersonId } from '../../../ids.ts';
import { byShirtNumber } from '../../../league/player/person.ts';
import { isGoaliePosition, type MatchTeamMember, playersOf } from '../../../league/player/roster.ts';
import { type LineNumber, type LineSlot, lineNumbers, lineSlots } from '../position.ts';
import type { HockeyMatchPlayer } from './hockeyMatchPlayer.ts';

/** One of the four lines: who plays in each of its five places. */
export interface HockeyLine {
  readonly line: LineNumber;
  readonly slots: Readonly<Record<LineSlot, MatchTeamMember | null>>;
}

/** A team's line-up in a finished match (specification §2 "Hockey details"). */
export interface HockeyLineup {
  readonly lines: readonly HockeyLine[];
  /** By shirt number. */
  readonly goalies: readonly MatchTeamMember[];
  /** Players without a place of their own, by shirt number: nobody is lost. */
  readonly others: readonly MatchTeamMember[];
}

const slotOf = (position: string | null): LineSlot | null =>
  lineSlots.find((slot) => slot === position?.toUpperCase()) ?? null;

/**
 * Puts a team's players into the slots of lines 1 to 4, by the position of the line-up and the line of the match's players; who comes
 * first by shirt number keeps a place that two would have.
 */
export const hockeyLineupOf = (
  members: readonly MatchTeamMember[],
  players: readonly Pick<HockeyMatchPlayer, 'personId' | 'lineNumber'>[],
): HockeyLineup => {
  const lineOf = new Map<PersonId, number | null>(
    players.map(({ personId, lineNumber }) => [personId, lineNumber]),
  );
  const inOrder = playersOf(members).toSorted(byShirtNumber);
  const goalies = inOrder.filter(({ position }) => isGoaliePosition(position));
  const skaters = inOrder.filter(({ position }) => !isGoaliePosition(position));
  const placed = new Set<MatchTeamMember>();
  const take = (line: LineNumber, slot: LineSlot): MatchTeamMember | null => {
    const found = skaters.find(
      (skater) => lineOf.get(skater.personId) === line && slotOf(skater.position) === slot,
    );
    if (found !== undefined) placed.add(found);
    return found ?? null;
  };
  const lines = lineNumbers.map((line) => ({
    line,
    slots: {
      RD: take(line, 'RD'),
      LD: take(line, 'LD'),
      RW: take(line, 'RW'),
      CE: take(line, 'CE'),
      LW: take(line, 'LW'),
    },
  }));
  return { lines, goalies, others: skaters.filter((skater) => !placed.has(skater)) };
};
