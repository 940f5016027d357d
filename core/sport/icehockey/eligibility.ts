import type { PersonId } from '../../ids.ts';
import { isOfType, type LiveEvent } from '../../live/event.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';
import { type PenaltyParts, partsOfMinutes } from './penalties/assessedPenalty.ts';

/** A player's penalty that has some part. */
const penaltyWith =
  (hasPart: (parts: PenaltyParts) => boolean) =>
  (event: LiveEvent): PersonId | null =>
    isOfType<Penalty>(event, 'penalty') && hasPart(partsOfMinutes(event.minutes ?? 0)) ? event.player : null;

/**
 * A match penalty or game misconduct (IIHF rules 21 and 23), to which a second major or a second misconduct of one game leads (rule 20.4),
 * also where it is reported with a minor, as 12 minutes.
 */
export const hockeyEligibility: EligibilityRule = [
  { reason: 'disqualified', against: penaltyWith(({ isEjected }) => isEjected), limit: 1 },
  { reason: 'majors', against: penaltyWith(({ majors }) => majors > 0), limit: 2 },
  { reason: 'misconducts', against: penaltyWith(({ misconducts }) => misconducts > 0), limit: 2 },
];
