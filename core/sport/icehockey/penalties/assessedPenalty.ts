import type { PersonId } from '../../../ids.ts';
import type { Side } from '../../../side.ts';

/** A penalty as the referee assessed it. */
export interface AssessedPenalty {
  readonly key: string;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. Penalties of the same second are of one stoppage. */
  readonly at: number;
  /** The minutes as they were reported: `[2]`, `[12]` or `[2, 10]`. */
  readonly minutes: readonly number[];
}

/** How many skaters a goal's report says that the scorers had, against the others. */
export type ReportedStrength = 'even' | 'powerPlay' | 'shortHanded' | 'penaltyShot';

/** A goal of play, shootouts excluded. */
export interface GoalOfPlay {
  /** That of its event; left out where a sheet tells of it. */
  readonly key?: string;
  readonly side: Side;
  /** Seconds of play since the match began; null where the report does not tell. */
  readonly at: number | null;
  /** Null where the report does not tell. */
  readonly reported: ReportedStrength | null;
}
