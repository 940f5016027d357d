import type { LiveEvent } from '../../live/event.ts';
import type { Goal } from '../../live/sharedEvents.ts';
import { opponentOf, type Side } from '../../side.ts';
import type { Credit, FigureRule } from '../figures.ts';
import { goalTypeCode } from './goalType.ts';

const other = (side: Side | null): Side | null => (side === null ? null : opponentOf(side));

/** Who was on the ice is worth a plus or a minus at even strength and short-handed, not in a power play (IIHF statistics). */
const givesPlusMinus = ({ goalType }: Goal): boolean =>
  ['EQ', 'SH1', 'SH2'].includes(goalTypeCode(goalType) ?? '');

const creditOnIce = (event: Goal, credit: Credit): void => {
  const { side, onIce } = event;
  if (side === null || !givesPlusMinus(event)) return;
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

const creditScorer = (event: Extract<LiveEvent, { type: 'goal' | 'penaltyShot' }>, credit: Credit): void => {
  credit(event.player, event.side, 'goals', 1);
  // A goal is a shot on goal too, without a message of its own (recordings.md).
  credit(event.player, event.side, 'shots', 1);
  const toNobody = event.type === 'goal' && event.emptyNet;
  if (!toNobody) credit(event.goalie, other(event.side), 'goalsAgainst', 1);
};

/** What hockey counts (recordings.md): an empty-net goal is none for the goalie, a bench penalty is nobody's. */
export const hockeyFigures: FigureRule = {
  printed: [
    ['goals', 'goals'],
    ['assists', 'assists'],
    ['shots', 'shots'],
    ['pim', 'pim'],
  ],
  notInShootout: ['goal', 'penaltyShot', 'shot'],
  credit: (event, credit) => {
    switch (event.type) {
      case 'goal':
        creditScorer(event, credit);
        for (const assist of [event.firstAssist, event.secondAssist]) {
          if (assist !== null) credit(assist, event.side, 'assists', 1);
        }
        creditOnIce(event, credit);
        break;
      case 'penaltyShot':
        if (event.scored) creditScorer(event, credit);
        break;
      case 'shot':
        credit(event.player, event.side, 'shots', 1);
        credit(event.goalie, other(event.side), 'saves', 1);
        break;
      case 'penalty':
        credit(event.player, event.side, 'pim', event.minutes ?? 0);
        break;
      case 'faceoff':
        credit(event.winner, event.side, 'faceoffsWon', 1);
        credit(event.loser, other(event.side), 'faceoffsLost', 1);
        break;
      default:
    }
  },
};
