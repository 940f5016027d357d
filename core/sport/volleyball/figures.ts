import type { PointKind } from '../../live/events/pointEvent.ts';
import { creditBy, type FigureRule, type VolleyballFigure } from '../../live/rules/figureRule.ts';
import type { volleyballEvents } from './event.ts';

const figures: Readonly<Record<PointKind, VolleyballFigure>> = {
  ace: 'aces',
  attack: 'attacks',
  block: 'blocks',
  error: 'errors',
};

/**
 * Volleyball's figures (recordings.md): an opponents' error is only the team's point, even where a player is named, and
 * counts in `errors`.
 */
export const volleyballFigures: FigureRule = {
  printed: [
    ['points', 'points'],
    ['aces', 'aces'],
    ['blocks', 'blocks'],
    ['attacks', 'attacks'],
  ],
  notInShootout: [],
  notWhereRepeated: [],
  credit: creditBy<typeof volleyballEvents>({
    penalty: ({ player, side }, credit) => credit(player, side, 'cards', 1),
    point: ({ player, side, kind }, credit) => {
      const person = kind === 'error' ? null : player;
      credit(person, side, 'points', 1);
      if (kind !== null) credit(person, side, figures[kind], 1);
    },
  }),
};
