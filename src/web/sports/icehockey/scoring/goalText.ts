import type { PersonId } from '@kampdag/core/ids';
import { fullName, type Named } from '@kampdag/core/league/player/person';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';

/** A player with part in a goal: `9 Ola Berg`. */
export interface GoalPlayer {
  readonly playerId: PersonId | null;
  readonly text: string;
}

const numbered = (shirtNumber: string | null, name: Named, nobody: string): string =>
  [shirtNumber, fullName(name) || nobody].filter((part) => part !== null && part !== '').join(' ');

/** The scorer with shirt number. */
export const scorerOf = (goal: GoalSummary, nobody: string): GoalPlayer => ({
  playerId: goal.personId,
  text: numbered(goal.shirtNumber, goal, nobody),
});

/** First and second assist with shirt number and name. */
export const assistsOf = (goal: GoalSummary): readonly GoalPlayer[] =>
  [
    {
      playerId: goal.firstAssistId,
      shirtNumber: goal.firstAssistShirtNumber,
      firstName: goal.firstAssistFirstName,
      lastName: goal.firstAssistLastName,
    },
    {
      playerId: goal.secondAssistId,
      shirtNumber: goal.secondAssistShirtNumber,
      firstName: goal.secondAssistFirstName,
      lastName: goal.secondAssistLastName,
    },
  ].flatMap(({ playerId, shirtNumber, ...name }) =>
    playerId === null && name.lastName === null ? [] : [{ playerId, text: numbered(shirtNumber, name, '') }],
  );
