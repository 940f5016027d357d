import { opponentOf, type Side } from '../../side.ts';
import type { Credit, FigureRule, HandballFigure } from '../figures.ts';
import type { CardColor, SevenMetreThrow } from './event.ts';

const other = (side: Side | null): Side | null => (side === null ? null : opponentOf(side));

const cards: Readonly<Record<CardColor, HandballFigure>> = {
  yellow: 'yellowCards',
  red: 'redCards',
  blue: 'blueCards',
};

const creditSevenMetres = ({ player, goalie, side, result }: SevenMetreThrow, credit: Credit): void => {
  credit(player, side, 'shots', 1);
  credit(player, side, 'sevenMetreShots', 1);
  if (result === 'goal') {
    credit(player, side, 'goals', 1);
    credit(player, side, 'sevenMetreGoals', 1);
    credit(goalie, other(side), 'goalsAgainst', 1);
  }
  if (result === 'saved') credit(goalie, other(side), 'saves', 1);
};

/** Handball's figures: every throw at goal is a shot; throws of the shootout do not count. */
export const handballFigures: FigureRule = {
  printed: [
    ['goals', 'goals'],
    ['goals7m', 'sevenMetreGoals'],
    ['shots7m', 'sevenMetreShots'],
    ['assists', 'assists'],
    ['shots', 'shots'],
    ['saves', 'saves'],
    ['goalsAgainst', 'goalsAgainst'],
    ['suspensions', 'suspensions'],
    ['yellowCards', 'yellowCards'],
    ['redCards', 'redCards'],
    ['blueCards', 'blueCards'],
  ],
  notInShootout: ['goal', 'sevenMetreThrow', 'shot'],
  credit: (event, credit) => {
    switch (event.type) {
      case 'goal':
        credit(event.player, event.side, 'goals', 1);
        credit(event.player, event.side, 'shots', 1);
        if (event.firstAssist !== null) credit(event.firstAssist, event.side, 'assists', 1);
        if (!event.emptyNet) credit(event.goalie, other(event.side), 'goalsAgainst', 1);
        break;
      case 'sevenMetreThrow':
        creditSevenMetres(event, credit);
        break;
      case 'shot':
        credit(event.player, event.side, 'shots', 1);
        // A missed shot has no goalkeeper.
        if (event.goalie !== null) credit(event.goalie, other(event.side), 'saves', 1);
        break;
      case 'penalty':
        credit(event.player, event.side, 'suspensions', 1);
        break;
      case 'card':
        if (event.color !== null) credit(event.player, event.side, cards[event.color], 1);
        break;
      default:
    }
  },
};
