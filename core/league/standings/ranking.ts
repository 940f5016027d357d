import { grouped } from '../../grouped.ts';
import type { Tiebreak } from '../../sport/rankingRule.ts';
import { type Counting, type Game, type KnownTally, type Tally, talliesOf } from './tally.ts';

type RankedFigures = Pick<KnownTally, 'points' | 'victories' | 'goalsScored' | 'goalsConceded'>;

interface Ranked {
  /** An unknown figure counts as 0. */
  readonly tallies: readonly RankedFigures[];
  readonly isOut: (row: number) => boolean;
  readonly games: readonly Game[];
  readonly counting: Counting;
}

type RowIndex = number;

const groupByValue = (
  rows: readonly RowIndex[],
  valueOf: (row: RowIndex) => number,
): readonly (readonly RowIndex[])[] =>
  [...grouped(rows, valueOf)].toSorted(([a], [b]) => b - a).map(([, group]) => group);

const difference = (own: Pick<KnownTally, 'goalsScored' | 'goalsConceded'> | undefined): number =>
  (own?.goalsScored ?? 0) - (own?.goalsConceded ?? 0);

const valuesOf = (
  level: readonly RowIndex[],
  { tallies, games, counting }: Ranked,
): ((tiebreak: Tiebreak) => (row: RowIndex) => number) => {
  const among = new Set(level);
  let mutual: readonly Tally[] | null = null;
  const mutualOf = (row: RowIndex): Tally | undefined => {
    mutual ??= talliesOf(games, tallies.length, counting, (other) => among.has(other));
    return mutual[row];
  };
  const values: Readonly<Record<Tiebreak, (row: RowIndex) => number>> = {
    victories: (row) => tallies[row]?.victories ?? 0,
    ratio: (row) => {
      const goalsScored = tallies[row]?.goalsScored ?? 0;
      const goalsConceded = tallies[row]?.goalsConceded ?? 0;
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

/** Separates level rows by the first tiebreak that differs, then starts over with those still level. */
const breakTies = (
  level: readonly RowIndex[],
  order: readonly Tiebreak[],
  ranked: Ranked,
): readonly RowIndex[] => {
  if (level.length < 2) return level;
  const valueOf = valuesOf(level, ranked);
  for (const tiebreak of order) {
    const groups = groupByValue(level, valueOf(tiebreak));
    if (groups.length > 1) return groups.flatMap((group) => breakTies(group, order, ranked));
  }
  return level;
};

/** The rows by points, then by the tiebreaks, withdrawn teams last. Rows that stay level keep the list's order. */
export const ranking = (ranked: Ranked, order: readonly Tiebreak[]): readonly RowIndex[] =>
  groupByValue([...ranked.tallies.keys()], (row) => (ranked.isOut(row) ? 0 : 1)).flatMap((group) =>
    groupByValue(group, (row) => ranked.tallies[row]?.points ?? 0).flatMap((level) =>
      breakTies(level, order, ranked),
    ),
  );
