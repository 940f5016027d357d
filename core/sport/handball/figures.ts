import type { CardColor } from '../../live/events/cardColor.ts';
import { type Credit, creditBy, type FigureRule, type HandballFigure } from '../../live/rules/figureRule.ts';
import { opponentOf, type Side } from '../../side.ts';
import { suspensionsTold } from './eligibility.ts';
import type { handballEvents, SevenMetreThrow } from './event.ts';

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
  notWhereRepeated: [],
  credit: creditBy<typeof handballEvents>({
    goal: ({ player, firstAssist, goalie, side, emptyNet }, credit) => {
      credit(player, side, 'goals', 1);
      credit(player, side, 'shots', 1);
      if (firstAssist !== null) credit(firstAssist, side, 'assists', 1);
      if (!emptyNet) credit(goalie, other(side), 'goalsAgainst', 1);
    },
    sevenMetreThrow: creditSevenMetres,
    shot: ({ player, goalie, side }, credit) => {
      credit(player, side, 'shots', 1);
      // A missed shot has no goalkeeper.
      if (goalie !== null) credit(goalie, other(side), 'saves', 1);
    },
    penalty: (event, credit) => credit(event.player, event.side, 'suspensions', suspensionsTold(event)),
    card: ({ player, side, color }, credit) => {
      if (color !== null) credit(player, side, cards[color], 1);
    },
  }),
};
