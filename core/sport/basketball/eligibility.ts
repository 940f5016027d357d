import type { PersonId } from '../../ids.ts';
import { isOfType, type LiveEvent } from '../../live/event.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';
import type { LiveRules } from '../../live/rules/liveRules.ts';
import { isOfBench } from './benchFoul.ts';
import type { Foul } from './event.ts';
import { type FoulKind, foulKind } from './foulType.ts';

/** A player's own foul of some kinds, or of any during the match. */
const foulOf =
  (kinds?: readonly FoulKind[]) =>
  (event: LiveEvent): PersonId | null => {
    if (!isOfType<Foul>(event, 'foul') || isOfBench(event)) return null;
    const kind = foulKind(event.foulType);
    if (kinds === undefined) return kind === 'afterMatch' ? null : event.player;
    return kind !== null && kinds.includes(kind) ? event.player : null;
  };

/** A foul of some kinds that the head coach is charged with; the bench's is told of the coach where it is. */
const coachsFoulOf =
  (kinds: readonly FoulKind[]) =>
  (event: LiveEvent): PersonId | null => {
    if (!isOfType<Foul>(event, 'foul') || !event.isCoach) return null;
    const kind = foulKind(event.foulType);
    return kind !== null && kinds.includes(kind) ? event.player : null;
  };

/** A player's fouls that end the match (FIBA rule 40.1). */
const mostFouls = 5;

/**
 * Five fouls (FIBA rule 40.1); two technical, two unsportsmanlike, or one of each (rules 36.2.3 and 37.2.3); a disqualifying one (rule 38).
 * Those of coach and bench are no player's: the head coach goes with two technical ones of his own, or three with his bench's (rule 36.3.4).
 */
export const basketballEligibility: EligibilityRule = [
  { reason: 'disqualified', against: foulOf(['disqualifying', 'expulsion', 'banishment']), limit: 1 },
  { reason: 'technicals', against: foulOf(['technical', 'unsportsmanlike']), limit: 2 },
  { reason: 'technicals', against: coachsFoulOf(['technical']), limit: 2 },
  {
    reason: 'technicals',
    against: coachsFoulOf(['technical', 'technicalBench', 'technicalTeamManagement']),
    limit: 3,
  },
  { reason: 'fouls', against: foulOf(), limit: mostFouls },
];

/** The fouls that end a player's match as a league plays it (reading 40). */
export const foulsOutIn = ({ eligibility }: Pick<LiveRules, 'eligibility'>): number =>
  eligibility.find(({ reason }) => reason === 'fouls')?.limit ?? mostFouls;
