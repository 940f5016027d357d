import { type BySide, opponentOf, type Side } from '../../side.ts';

/** What decides a shootout of an attempt: whose it was, and whether it scored. */
export interface Attempt {
  readonly side: Side | null;
  readonly scored: boolean;
}

/** An attempt in its turn. */
export interface TakenAttempt<A extends Attempt> {
  readonly attempt: A;
  /** The shootout's score after it. */
  readonly score: BySide<number>;
  /** The winner's goal that the other side never reached, as a match's winning goal is counted: of 2–1 the second. */
  readonly isDeciding: boolean;
}

/** A shootout attempt by attempt, as they were taken; none is the deciding one while there is no winner. */
export const shootoutCourse = <A extends Attempt>(
  attempts: readonly A[],
  winner: Side | null,
): readonly TakenAttempt<A>[] => {
  const goalsOf = (whose: Side): number =>
    attempts.filter(({ side, scored }) => side === whose && scored).length;
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
