import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import type { BallPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import { leadersOf } from '../../match/parts/leaders.ts';

/** A volleyball team's best: by points, then aces and blocks. */
export const volleyballLeaders = (
  players: readonly VolleyballMatchPlayer[],
  { volleyball: c }: BallPageMessages,
): readonly BestPlayer[] =>
  leadersOf(
    players,
    ({ aces, blocks }) => aces + blocks,
    ({ points, attacks, blocks, aces }) => [
      [points, c.points[0]],
      [attacks, c.attacks[0]],
      [blocks, c.blocks[0]],
      [aces, c.aces[0]],
    ],
  );
