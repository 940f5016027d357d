import { grouped } from '../../grouped.ts';
import type { Criterion } from '../rules/rankingRule.ts';
import type { StandingsRow } from './standingsRow.ts';
import { type Counting, type Game, type KnownTally, type Tally, talliesOf } from './tally.ts';

/** Rally points of volleyball, which only the federation's own table tells. */
export type RallyPoints = Pick<StandingsRow, 'partialPointsScored' | 'partialPointsConceded'>;

type RankedFigures = Pick<KnownTally, 'points' | 'victories' | 'goalsScored' | 'goalsConceded'> &
  Partial<RallyPoints>;

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

const ratioOf = (scored: number | null | undefined, conceded: number | null | undefined): number => {
  if (typeof conceded === 'number' && conceded > 0) return (scored ?? 0) / conceded;
  return typeof scored === 'number' && scored > 0 ? Number.MAX_VALUE : 1;
};

const valuesOf = (
  level: readonly RowIndex[],
  { tallies, games, counting }: Ranked,
): ((criterion: Criterion) => (row: RowIndex) => number) => {
  const among = new Set(level);
  let mutual: readonly Tally[] | null = null;
  const mutualOf = (row: RowIndex): Tally | undefined => {
    mutual ??= talliesOf(games, tallies.length, counting, (other) => among.has(other));
    return mutual[row];
  };
  const values: Readonly<Record<Criterion, (row: RowIndex) => number>> = {
    points: (row) => tallies[row]?.points ?? 0,
    victories: (row) => tallies[row]?.victories ?? 0,
    ratio: (row) => ratioOf(tallies[row]?.goalsScored, tallies[row]?.goalsConceded),
    rallyRatio: (row) => ratioOf(tallies[row]?.partialPointsScored, tallies[row]?.partialPointsConceded),
    difference: (row) => difference(tallies[row]),
    scored: (row) => tallies[row]?.goalsScored ?? 0,
    mutualPoints: (row) => mutualOf(row)?.points ?? 0,
    mutualDifference: (row) => difference(mutualOf(row)),
    mutualScored: (row) => mutualOf(row)?.goalsScored ?? 0,
  };
  return (criterion) => values[criterion];
};

/** Separates level rows by the first criterion that differs, then starts over with those still level. */
const inOrder = (
  level: readonly RowIndex[],
  order: readonly Criterion[],
  ranked: Ranked,
): readonly RowIndex[] => {
  if (level.length < 2) return level;
  const valueOf = valuesOf(level, ranked);
  for (const criterion of order) {
    const groups = groupByValue(level, valueOf(criterion));
    if (groups.length > 1) return groups.flatMap((group) => inOrder(group, order, ranked));
  }
  return level;
};

/** The rows by the criteria in their order, withdrawn teams last. Rows that stay level keep the list's order. */
export const ranking = (ranked: Ranked, order: readonly Criterion[]): readonly RowIndex[] =>
  groupByValue([...ranked.tallies.keys()], (row) => (ranked.isOut(row) ? 0 : 1)).flatMap((group) =>
    inOrder(group, order, ranked),
  );
