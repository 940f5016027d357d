import type { BySide } from '../../side.ts';
import type { NonPlayReason } from './nonPlayReason.ts';

/** Goals; sets in volleyball. */
export interface MatchResult {
  readonly goals: BySide<number>;
  /** As the federation writes it, `2-3`; null if omitted. */
  readonly text: string | null;
}

/** No side of any sport has more. */
const mostGoals = 999;

const isPossible = (goals: number): boolean => Number.isInteger(goals) && goals >= 0 && goals <= mostGoals;

const awarded: readonly NonPlayReason[] = [
  'HomeTeamNoShow',
  'AwayTeamNoShow',
  'HomeTeamWalkover',
  'AwayTeamWalkover',
];

/**
 * The result that counts (reading 33): of a match that was played, or of a walkover or single no-show that was awarded. A match that was
 * not played for any other reason has none, whatever is sent, since 0–0 is a default there; nor have impossible numbers, and 0–0 that
 * nobody has written as a text.
 *
 * @param reason why it was not played, `unknown` for a reason that is not known; null if it was
 */
export const playedResult = (
  result: MatchResult | null,
  reason: NonPlayReason | 'unknown' | null,
): MatchResult | null => {
  if (result === null) return null;
  const { home, away } = result.goals;
  if (!isPossible(home) || !isPossible(away)) return null;
  const isGoalless = home === 0 && away === 0;
  if (reason === null) return isGoalless && result.text === null ? null : result;
  return !isGoalless && awarded.some((each) => each === reason) ? result : null;
};
