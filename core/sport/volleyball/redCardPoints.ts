import type { Penalty } from '../../live/events/penaltyEvent.ts';
import { eventsOfType } from '../../live/eventsOfType.ts';
import { derived } from '../../live/reading.ts';
import type { MatchCredits } from '../../live/rules/figureRule.ts';
import { repeatsOf, scores, scoringSideOf } from '../../live/score/repeats.ts';

/** The team points of red cards that no Point repeats (FIVB rule 21.3.1). */
export const redCardPoints = derived(
  (match) => [eventsOfType<Penalty>(match, 'penalty'), repeatsOf(match)],
  (match): MatchCredits =>
    new Map(
      eventsOfType<Penalty>(match, 'penalty').flatMap((card) =>
        scores(match, card) && !repeatsOf(match).repeatedBy.has(card.key)
          ? [
              [
                card.key,
                [{ person: null, side: scoringSideOf(match, card.event), figure: 'points', amount: 1 }],
              ],
            ]
          : [],
      ),
    ),
);
