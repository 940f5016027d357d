import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import { fields } from '../../statistics/columns.ts';
import { volleyballTerms as terms } from './terms.ts';

/** A player's or a team's points, and how they were won. */
export type VolleyballLine = Pick<VolleyballMatchPlayer, 'points' | 'attacks' | 'blocks' | 'aces'>;

/** The figures of a match. */
export const volleyballFigures = [...fields(terms, 'points', 'attacks', 'blocks', 'aces')];

/** What several players did together. */
export const totalOfLines = (lines: readonly VolleyballLine[]): VolleyballLine => {
  const sumOf = (key: keyof VolleyballLine): number => lines.reduce((sum, line) => sum + line[key], 0);
  return {
    points: sumOf('points'),
    attacks: sumOf('attacks'),
    blocks: sumOf('blocks'),
    aces: sumOf('aces'),
  };
};
