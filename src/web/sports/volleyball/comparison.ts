import { type BySide, mapSides } from '@kampdag/core/side';
import { type Compared, compared } from '../../match/comparison/compared.ts';
import type { VolleyballComparisonMessages } from './comparisonMessages.ts';

/** How a volleyball team won its points. */
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

/** What two volleyball teams are compared by: points, and how they were won. */
export const volleyballComparison = (
  teams: BySide<VolleyballTeamFigures>,
  c: VolleyballComparisonMessages,
): readonly Compared[] =>
  figures.flatMap(([key, figure]) =>
    compared(
      c[key],
      mapSides(teams, (own) => own[key]),
      String,
      [figure],
    ),
  );
