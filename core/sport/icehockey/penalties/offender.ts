import { grouped } from '../../../grouped.ts';
import type { PersonId } from '../../../ids.ts';
import type { Side } from '../../../side.ts';
import type { AssessedPenalty } from './assessedPenalty.ts';
import { type PenaltyParts, penaltyParts, penaltySeconds } from './penaltyParts.ts';

/** A player with all penalties of one stoppage, or a bench with one penalty. */
export interface Offender {
  /** The key of the first penalty. */
  readonly key: string;
  readonly side: Side;
  readonly player: PersonId | null;
  readonly parts: PenaltyParts;
}

/** The seconds for which penalty parts cost the side a skater. */
export const shortSeconds = ({ majors, minors }: Pick<PenaltyParts, 'majors' | 'minors'>): number =>
  minors.reduce((sum, seconds) => sum + seconds, majors * penaltySeconds.major);

const byPlayer = (a: Offender, b: Offender): number =>
  (a.player ?? Number.POSITIVE_INFINITY) - (b.player ?? Number.POSITIVE_INFINITY) ||
  shortSeconds(a.parts) - shortSeconds(b.parts) ||
  (a.key < b.key ? -1 : 1);

/**
 * The offenders of a stoppage, in an order independent of the reports'. A player's penalties are served one after the other
 * (reading 31); each bench penalty is served by a different player.
 */
export const offendersOf = (stoppage: readonly AssessedPenalty[]): readonly Offender[] => {
  const groups = grouped(stoppage, ({ side, player, key }) => `${side} ${player ?? key}`);
  return [...groups.values()]
    .flatMap((penalties): readonly Offender[] => {
      const [first] = penalties.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      if (first === undefined) return [];
      const { key, side, player } = first;
      return [{ key, side, player, parts: penaltyParts(penalties.flatMap(({ minutes }) => minutes)) }];
    })
    .toSorted(byPlayer);
};
