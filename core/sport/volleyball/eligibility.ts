import { lettersOf } from '../../federationText.ts';
import type { PersonId } from '../../ids.ts';
import { isOfType, type LiveEvent } from '../../live/event.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';

/** Both cards, apart for a disqualification and together for an expulsion (FIVB rule 21.6). */
const bothCards = /(red|rødt).*(yellow|gul)|(yellow|gult?).*(red|rødt)/i;
const apart = /separate|hver for seg|hver sin hånd/i;

const isDisqualification = (words: string): boolean =>
  /dis[kq]u?v?alif/i.test(words) || (bothCards.test(words) && apart.test(words));

const isExpulsion = (words: string): boolean =>
  /expul|utvis/i.test(words) || (bothCards.test(words) && !apart.test(words));

const sanctionOf =
  (isIt: (words: string) => boolean) =>
  (event: LiveEvent): PersonId | null =>
    isOfType<Penalty>(event, 'penalty') && event.infraction !== null && isIt(lettersOf(event.infraction))
      ? event.player
      : null;

/**
 * A disqualification, for the rest of the match (FIVB rule 21.3.3). An expulsion is for the set alone (rule 21.3.2), but a second one is
 * that too, as sanctions of one player only grow (rule 21.4.2).
 */
export const volleyballEligibility: EligibilityRule = [
  { reason: 'disqualified', against: sanctionOf(isDisqualification), limit: 1 },
  { reason: 'disqualified', against: sanctionOf(isExpulsion), limit: 2 },
];
