import {
  type BasketballFigure,
  type Credit,
  creditBy,
  type FigureRule,
} from '../../live/rules/figureRule.ts';
import { isOfBench } from './benchFoul.ts';
import type { basketballEvents, Rebound, ShotAttempt } from './event.ts';

const shotFigure = ({ worth, made }: ShotAttempt): BasketballFigure | null => {
  switch (worth) {
    case 1:
      return made ? 'freeThrowsMade' : 'freeThrowsMissed';
    case 2:
      return made ? 'twoPointersMade' : 'twoPointersMissed';
    case 3:
      return made ? 'threePointersMade' : 'threePointersMissed';
    case null:
      return null;
    default:
      return worth satisfies never;
  }
};

/** Credits an event's player with one of a figure. */
const crediting =
  (figure: BasketballFigure) =>
  ({ player, side }: Pick<Rebound, 'player' | 'side'>, credit: Credit): void =>
    credit(player, side, figure, 1);

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
  notWhereRepeated: [],
  credit: creditBy<typeof basketballEvents>({
    shotAttempt: (event, credit) => {
      const figure = shotFigure(event);
      if (figure === null) return;
      credit(event.player, event.side, figure, 1);
      if (!event.made) return;
      credit(event.player, event.side, 'points', event.worth ?? 0);
      if (event.assist !== null) credit(event.assist, event.side, 'assists', 1);
    },
    defensiveRebound: crediting('defensiveRebounds'),
    offensiveRebound: crediting('offensiveRebounds'),
    steal: crediting('steals'),
    turnover: crediting('turnovers'),
    block: crediting('blocks'),
    foul: (event, credit) => credit(isOfBench(event) ? null : event.player, event.side, 'fouls', 1),
  }),
};
