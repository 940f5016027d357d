import type { Language } from '@kampdag/core/site/language';
import type { BasketballPlayer } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { rebounds } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import { leadersOf } from '../../match/parts/leaders.ts';
import { basketballTerms as terms } from './terms.ts';

/** A basketball team's leaders by points, then by rebounds and assists. */
export const basketballLeaders = (
  players: readonly BasketballPlayer[],
  language: Language,
): readonly BestPlayer[] =>
  leadersOf(
    players,
    (player) => rebounds(player) + player.assists,
    (player) => [
      [player.points, terms.points[language].label],
      [rebounds(player), terms.rebounds[language].label],
      [player.assists, terms.assists[language].label],
    ],
  );
