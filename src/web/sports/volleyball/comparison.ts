import { type BySide, mapSides } from '@kampdag/core/side';
import { type ComparisonRow, comparisonRow } from '../../match/comparison/comparisonRow.ts';
import type { VolleyballComparisonMessages } from './comparisonMessages.ts';

/** A volleyball team's points by kind. */
interface VolleyballTeamFigures {
  readonly points: number;
  readonly attacks: number;
  readonly blocks: number;
  readonly aces: number;
  readonly opponentErrors: number;
}

const figures = [
  ['points', 'points'],
  ['attacks', 'attacks'],
  ['blocks', 'blocks'],
  ['aces', 'aces'],
  ['opponentErrors', 'errors'],
] as const;

/** The comparison of two volleyball teams: points, and their kinds. */
export const volleyballComparison = (
  teams: BySide<VolleyballTeamFigures>,
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
