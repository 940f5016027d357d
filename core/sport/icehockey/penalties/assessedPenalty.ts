import type { PersonId } from '../../../ids.ts';
import type { Side } from '../../../side.ts';

/** A penalty as assessed by the referee. */
export interface AssessedPenalty {
  readonly key: string;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. Penalties of the same second belong to one stoppage. */
  readonly at: number;
  /** The minutes as reported, such as `[2]`, `[12]` or `[2, 10]`. */
  readonly minutes: readonly number[];
}

/** The scoring side's strength, as reported with a goal. */
export type ReportedStrength = 'even' | 'powerPlay' | 'shortHanded' | 'penaltyShot';

/** A goal, shootout excluded. */
export interface GoalOfPlay {
  /** Its event's key; absent for a goal of a score sheet. */
  readonly key?: string;
  readonly side: Side;
  /** Seconds of play since the match began; null when unknown. */
  readonly at: number | null;
  /** Null when unknown. */
  readonly reported: ReportedStrength | null;
}
