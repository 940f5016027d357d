import type { Foul } from './event.ts';
import { foulKind } from './foulType.ts';

/**
 * Whether a foul is the bench's or the coach's, whoever is named: it is charged to the head coach, is in no player's count and no
 * team foul (FIBA rule 36.3). So is a technical or disqualifying one without a player.
 */
export const isOfBench = ({
  isCoach,
  foulType,
  player,
}: Pick<Foul, 'isCoach' | 'foulType' | 'player'>): boolean => {
  const kind = foulKind(foulType);
  return (
    isCoach ||
    kind === 'technicalBench' ||
    kind === 'technicalTeamManagement' ||
    (player === null && (kind === 'technical' || kind === 'disqualifying'))
  );
};
