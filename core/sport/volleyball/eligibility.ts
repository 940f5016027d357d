import { lettersOf } from '../../federationText.ts';
import { isOfType } from '../../live/event.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';

/** A disqualification, for the rest of the match (FIVB rule 21.3.3); an expulsion is for the set alone (rule 21.3.2). */
export const volleyballEligibility: EligibilityRule = [
  {
    reason: 'disqualified',
    against: (event) =>
      isOfType<Penalty>(event, 'penalty') &&
      event.infraction !== null &&
      /dis[kq]u?v?alif/i.test(lettersOf(event.infraction))
        ? event.player
        : null,
    limit: 1,
  },
];
