import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BallPageMessages } from '../../i18n/messages/matchpageBall.ts';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import { leadersOf } from '../../match/parts/leaders.ts';

/** A basketball team's best: by points, then rebounds and assists. */
export const basketballLeaders = (
  players: readonly BasketballPlayer[],
  { columns: c }: BallPageMessages,
): readonly BestPlayer[] =>
  leadersOf(
    players,
    (player) => rebounds(player) + player.assists,
    (player) => [
      [player.points, c.points[0]],
      [rebounds(player), c.rebounds[0]],
      [player.assists, c.assists[0]],
    ],
  );
