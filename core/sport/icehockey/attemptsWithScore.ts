import { type BySide, opponentOf, type Side } from '../../side.ts';

/** A shootout attempt, as far as it decides the shootout. */
export interface Attempt {
  readonly side: Side | null;
  readonly scored: boolean;
}

/** An attempt with the score after it. */
export interface ScoredAttempt<A extends Attempt> {
  readonly attempt: A;
  /** The shootout's score after it. */
  readonly score: BySide<number>;
  /** Whether it is the goal that the loser never matched, like a game-winning goal: of 2–1 the second. */
  readonly isDeciding: boolean;
}

/** The attempts of a shootout with the score after each, in order; none is deciding before there is a winner. */
export const attemptsWithScore = <A extends Attempt>(
  attempts: readonly A[],
  winner: Side | null,
): readonly ScoredAttempt<A>[] => {
  const goalsOf = (scorer: Side): number =>
    attempts.filter(({ side, scored }) => side === scorer && scored).length;
  const deciding = winner === null ? null : goalsOf(opponentOf(winner)) + 1;
  const score = { home: 0, away: 0 };
  return attempts.map((attempt) => {
    const { side, scored } = attempt;
    if (side !== null && scored) score[side] += 1;
    return {
      attempt,
      score: { ...score },
      isDeciding: scored && side !== null && side === winner && score[side] === deciding,
    };
  });
};
