import type { BasketballFigure, FigureRule } from '../figures.ts';
import type { ShotAttempt } from './event.ts';

const shotFigure = ({ worth, made }: ShotAttempt): BasketballFigure | null => {
  switch (worth) {
    case 1:
      return made ? 'freeThrowsMade' : 'freeThrowsMissed';
    case 2:
      return made ? 'twoPointersMade' : 'twoPointersMissed';
    case 3:
      return made ? 'threePointersMade' : 'threePointersMissed';
    default:
      return null;
  }
};

/** Basketball's figures (recordings.md, specification §3). The coach's fouls are in no player's. */
export const basketballFigures: FigureRule = {
  printed: [
    ['points', 'points'],
    ['p1', 'freeThrowsMade'],
    ['p1Miss', 'freeThrowsMissed'],
    ['p2', 'twoPointersMade'],
    ['p2Miss', 'twoPointersMissed'],
    ['p3', 'threePointersMade'],
    ['p3Miss', 'threePointersMissed'],
    ['offReb', 'offensiveRebounds'],
    ['defReb', 'defensiveRebounds'],
    ['assists', 'assists'],
    ['steals', 'steals'],
    ['turnovers', 'turnovers'],
    ['blocks', 'blocks'],
    ['fouls', 'fouls'],
  ],
  notInShootout: [],
  credit: (event, credit) => {
    switch (event.type) {
      case 'shotAttempt': {
        const figure = shotFigure(event);
        if (figure === null) break;
        credit(event.player, event.side, figure, 1);
        if (!event.made) break;
        credit(event.player, event.side, 'points', event.worth ?? 0);
        if (event.assist !== null) credit(event.assist, event.side, 'assists', 1);
        break;
      }
      case 'defensiveRebound':
      case 'offensiveRebound':
      case 'steal':
      case 'turnover':
      case 'block':
        credit(event.player, event.side, `${event.type}s` as const, 1);
        break;
      case 'foul':
        credit(event.isCoach ? null : event.player, event.side, 'fouls', 1);
        break;
      default:
    }
  },
};
