import { isOfType } from '../../live/event.ts';
import type { Penalty } from '../../live/events/penaltyEvent.ts';
import type { EligibilityRule } from '../../live/rules/eligibilityRule.ts';

/** Minutes of a misconduct, and from which a penalty is a game misconduct or a match penalty (IIHF rules 21 to 23). */
const [misconduct, ejection] = [10, 20];

/** A match penalty or game misconduct (IIHF rules 21 and 23), to which a second misconduct of one game leads (rule 22). */
export const hockeyEligibility: EligibilityRule = [
  {
    reason: 'disqualified',
    against: (event) =>
      isOfType<Penalty>(event, 'penalty') && (event.minutes ?? 0) >= ejection ? event.player : null,
    limit: 1,
  },
  {
    reason: 'misconducts',
    against: (event) =>
      isOfType<Penalty>(event, 'penalty') && event.minutes === misconduct ? event.player : null,
    limit: 2,
  },
];
