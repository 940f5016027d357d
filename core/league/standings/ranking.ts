import type { Tiebreak } from '../../sport/rankingRule.ts';
import type { Game } from './game.ts';
import { type Counting, type Tally, talliesOf } from './tally.ts';

/** What a ranking is made of: what each row has, and who has withdrawn and so comes last. */
export interface Ranked {
  readonly tallies: readonly Pick<Tally, 'points' | 'victories' | 'goalsScored' | 'goalsConceded'>[];
  readonly isOut: (row: number) => boolean;
  readonly games: readonly Game[];
  readonly counting: Counting;
}

/** A row's place in the list of rows. */
type At = number;

/** Rows of one value together, the greatest value first; each part in the order of the list. */
const parted = (rows: readonly At[], valueOf: (row: At) => number): readonly (readonly At[])[] => {
  const parts = new Map<number, At[]>();
  for (const row of rows) {
    const value = valueOf(row);
    const part = parts.get(value);
    if (part === undefined) parts.set(value, [row]);
    else part.push(row);
  }
  return [...parts].toSorted(([a], [b]) => b - a).map(([, part]) => part);
};

const difference = (own: Pick<Tally, 'goalsScored' | 'goalsConceded'> | undefined): number =>
  own === undefined ? 0 : own.goalsScored - own.goalsConceded;

const valuesOf = (
  level: readonly At[],
  { tallies, games, counting }: Ranked,
): ((tiebreak: Tiebreak) => (row: At) => number) => {
  const among = new Set(level);
  let mutual: readonly Tally[] | null = null;
  const mutualOf = (row: At): Tally | undefined => {
    mutual ??= talliesOf(games, tallies.length, counting, (other) => among.has(other));
    return mutual[row];
  };
  const values: Readonly<Record<Tiebreak, (row: At) => number>> = {
    victories: (row) => tallies[row]?.victories ?? 0,
    ratio: (row) => {
      const { goalsScored = 0, goalsConceded = 0 } = tallies[row] ?? {};
      if (goalsConceded > 0) return goalsScored / goalsConceded;
      return goalsScored > 0 ? Number.MAX_VALUE : 1;
    },
    difference: (row) => difference(tallies[row]),
    scored: (row) => tallies[row]?.goalsScored ?? 0,
    mutualPoints: (row) => mutualOf(row)?.points ?? 0,
    mutualDifference: (row) => difference(mutualOf(row)),
    mutualScored: (row) => mutualOf(row)?.goalsScored ?? 0,
  };
  return (tiebreak) => values[tiebreak];
};

/** Tells level rows apart by the first tiebreak that does, and then begins anew with those that it leaves level. */
const apart = (level: readonly At[], order: readonly Tiebreak[], ranked: Ranked): readonly At[] => {
  if (level.length < 2) return level;
  const valueOf = valuesOf(level, ranked);
  for (const tiebreak of order) {
    const parts = parted(level, valueOf(tiebreak));
    if (parts.length > 1) return parts.flatMap((part) => apart(part, order, ranked));
  }
  return level;
};

/**
 * The rows in the order of their points, then of the tiebreaks; who has withdrawn comes last. What nothing tells apart stands in the
 * order of the list.
 */
export const ranking = (ranked: Ranked, order: readonly Tiebreak[]): readonly At[] =>
  parted([...ranked.tallies.keys()], (row) => (ranked.isOut(row) ? 0 : 1)).flatMap((part) =>
    parted(part, (row) => ranked.tallies[row]?.points ?? 0).flatMap((level) => apart(level, order, ranked)),
  );
