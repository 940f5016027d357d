import type { Goal } from '../../live/events/goalEvents.ts';
import { type Credit, creditBy, type FigureRule } from '../../live/rules/figureRule.ts';
import { opponentOf, type Side } from '../../side.ts';
import type { hockeyEvents, PenaltyShot } from './event.ts';
import { goalTypeCode } from './goalType.ts';

const other = (side: Side | null): Side | null => (side === null ? null : opponentOf(side));

/** Whether a goal counts for plus/minus by its type: at even strength and shorthanded, not on a power play (IIHF statistics). */
const givesPlusMinus = ({ goalType }: Goal): boolean =>
  ['EQ', 'SH1', 'SH2'].includes(goalTypeCode(goalType) ?? '');

/** Credits a goal to the players on the ice. */
export const creditOnIce = (event: Goal, credit: Credit): void => {
  const { side, onIce } = event;
  if (side === null) return;
  const scorers = event.activePlayers ?? onIce?.[side] ?? [];
  const opponents = event.opponents ?? onIce?.[opponentOf(side)] ?? [];
  for (const id of scorers) {
    credit(id, side, 'plusMinus', 1);
    credit(id, side, 'goalsOnIce', 1);
  }
  for (const id of opponents) {
    credit(id, opponentOf(side), 'plusMinus', -1);
    credit(id, opponentOf(side), 'goalsOnIce', 1);
  }
};

const creditScorer = (event: Goal | PenaltyShot, credit: Credit): void => {
  credit(event.player, event.side, 'goals', 1);
  // A goal is a shot on goal too, without its own message (recordings.md).
  credit(event.player, event.side, 'shots', 1);
  const isEmptyNet = event.type === 'goal' && event.emptyNet;
  if (!isEmptyNet) credit(event.goalie, other(event.side), 'goalsAgainst', 1);
};

/** Hockey's figures (recordings.md): empty-net goals do not count against the goalie, nor bench penalties for a player. */
export const hockeyFigures: FigureRule = {
  printed: [
    ['goals', 'goals'],
    ['assists', 'assists'],
    ['shots', 'shots'],
    ['pim', 'pim'],
  ],
  notInShootout: ['goal', 'penaltyShot', 'shot'],
  notWhereRepeated: ['penaltyShot'],
  credit: creditBy<typeof hockeyEvents>({
    goal: (event, credit) => {
      creditScorer(event, credit);
      for (const assist of [event.firstAssist, event.secondAssist]) {
        if (assist !== null) credit(assist, event.side, 'assists', 1);
      }
      if (givesPlusMinus(event)) creditOnIce(event, credit);
    },
    penaltyShot: (event, credit) => {
      if (event.scored) creditScorer(event, credit);
    },
    shot: ({ player, goalie, side }, credit) => {
      credit(player, side, 'shots', 1);
      credit(goalie, other(side), 'saves', 1);
    },
    penalty: ({ player, side, minutes }, credit) => credit(player, side, 'pim', minutes ?? 0),
    faceoff: ({ winner, loser, side }, credit) => {
      credit(winner, side, 'faceoffsWon', 1);
      credit(loser, other(side), 'faceoffsLost', 1);
    },
  }),
};
