import type { FigureRule, VolleyballFigure } from '../figures.ts';
import type { PointKind } from './event.ts';

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
  credit: (event, credit) => {
    if (event.type === 'penalty') credit(event.player, event.side, 'cards', 1);
    if (event.type !== 'point') return;
    const person = event.kind === 'error' ? null : event.player;
    credit(person, event.side, 'points', 1);
    if (event.kind !== null) credit(person, event.side, figures[event.kind], 1);
  },
};
