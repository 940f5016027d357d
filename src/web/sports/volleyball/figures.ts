import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';

/** A player's or team's points by kind. */
export type VolleyballLine = Pick<VolleyballMatchPlayer, 'points' | 'attacks' | 'blocks' | 'aces'>;

/** The sum of several players' figures. */
export const totalOfLines = (lines: readonly VolleyballLine[]): VolleyballLine => {
  const sumOf = (key: keyof VolleyballLine): number => lines.reduce((sum, line) => sum + line[key], 0);
  return {
    points: sumOf('points'),
    attacks: sumOf('attacks'),
    blocks: sumOf('blocks'),
    aces: sumOf('aces'),
  };
};
