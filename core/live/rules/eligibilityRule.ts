import type { PersonId } from '../../ids.ts';
import type { LiveEvent } from '../event.ts';

/** Why a player may not play on. */
export type OutReason =
  | 'fouls'
  | 'technicals'
  | 'suspensions'
  | 'majors'
  | 'misconducts'
  | 'disqualified'
  | 'sentOff';

/** A number of some events that ends a player's match (reading 46). */
export interface EligibilityLimit {
  readonly reason: OutReason;
  /** The person an event is counted against; null for none. */
  readonly against: (event: LiveEvent) => PersonId | null;
  /** How many an event counts as; by default one. */
  readonly times?: (event: LiveEvent) => number;
  /** The number that ends it. */
  readonly limit: number;
}

/** A sport's limits; empty where no report says who may not play on. */
export type EligibilityRule = readonly EligibilityLimit[];

/** A league's own number of fouls in place of the sport's (reading 40). */
export const withFoulsOut = (limits: EligibilityRule, foulsOut: number | null): EligibilityRule =>
  foulsOut === null
    ? limits
    : limits.map((one) => (one.reason === 'fouls' ? { ...one, limit: foulsOut } : one));
