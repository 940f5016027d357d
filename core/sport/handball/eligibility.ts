import { isOfType } from '../../live/event.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';
import type { Card } from './event.ts';

/** The suspensions that disqualify a player (IHF rule 16:6 d). */
export const mostSuspensions = 3;

/** The suspensions that a report tells of: two where it has the four minutes of one stoppage (IHF rule 16:9 a). */
export const suspensionsTold = ({ minutes }: Pick<Penalty, 'minutes'>): number =>
  (minutes ?? 0) >= 4 ? 2 : 1;

/** A red card, with or without a blue one, or a third suspension (IHF rules 16:6 and 16:8). */
export const handballEligibility: EligibilityRule = [
  {
    reason: 'disqualified',
    against: (event) =>
      isOfType<Card>(event, 'card') && (event.color === 'red' || event.color === 'blue')
        ? event.player
        : null,
    limit: 1,
  },
  {
    reason: 'suspensions',
    against: (event) => (isOfType<Penalty>(event, 'penalty') ? event.player : null),
    times: (event) => (isOfType<Penalty>(event, 'penalty') ? suspensionsTold(event) : 0),
    limit: mostSuspensions,
  },
];
