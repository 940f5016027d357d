import { type BySide, mapSides } from '@kampdag/core/side';
import { type ComparisonRow, comparisonRow } from '../../match/comparison/comparisonRow.ts';
import type { VolleyballComparisonMessages } from './comparisonMessages.ts';

const figures = [
  ['points', 'points'],
  ['attacks', 'attacks'],
  ['blocks', 'blocks'],
  ['aces', 'aces'],
  ['opponentErrors', 'errors'],
] as const;

/** The comparison of two volleyball teams: points, and their kinds. */
export const volleyballComparison = (
  teams: BySide<Readonly<Record<(typeof figures)[number][0], number>>>,
  c: VolleyballComparisonMessages,
): readonly ComparisonRow[] =>
  figures.flatMap(([key, figure]) =>
    comparisonRow(
      c[key],
      mapSides(teams, (own) => own[key]),
      String,
      [figure],
    ),
  );
