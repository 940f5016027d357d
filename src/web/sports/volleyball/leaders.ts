import type { Language } from '@kampdag/core/site/language';
import type { VolleyballMatchPlayer } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import type { BestPlayer } from '../../match/parts/BestPlayers.tsx';
import { leadersOf } from '../../match/parts/leaders.ts';
import { volleyballTerms as terms } from './terms.ts';

/** A volleyball team's leaders by points, then by aces and blocks. */
export const volleyballLeaders = (
  players: readonly VolleyballMatchPlayer[],
  language: Language,
): readonly BestPlayer[] =>
  leadersOf(
    players,
    ({ aces, blocks }) => aces + blocks,
    ({ points, attacks, blocks, aces }) => [
      [points, terms.points[language].label],
      [attacks, terms.attacks[language].label],
      [blocks, terms.blocks[language].label],
      [aces, terms.aces[language].label],
    ],
  );
