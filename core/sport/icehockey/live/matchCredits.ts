import { periodOf } from '../../../live/clock/period.ts';
import type { EventKey } from '../../../live/eventBase.ts';
import type { Goal } from '../../../live/events/goalEvents.ts';
import { eventsOfType } from '../../../live/eventsOfType.ts';
import type { LiveMatch } from '../../../live/match.ts';
import { derived } from '../../../live/reading.ts';
import type { MatchCredit, MatchCredits } from '../../../live/rules/figureRule.ts';
import { repeatsOf } from '../../../live/score/repeats.ts';
import { opponentOf } from '../../../side.ts';
import { creditOnIce } from '../figures.ts';
import { goalTypeCode } from '../goalType.ts';
import { strengthOf } from '../penalties/powerPlays.ts';
import { penaltiesOf } from './penalties.ts';
import { savedPenaltyShotsOf } from './shotsOnGoal.ts';

const creditsOfGoal = (goal: Goal): readonly MatchCredit[] => {
  const credits: MatchCredit[] = [];
  creditOnIce(goal, (person, side, figure, amount) => credits.push({ person, side, figure, amount }));
  return credits;
};

/**
 * The plus and minus of goals without a known type, by the penalties being served: none for a goal on a power play, nor for one that a
 * penalty shot reports too (IIHF statistics).
 */
const plusMinusIn = (match: LiveMatch): MatchCredits => {
  const { repeating } = repeatsOf(match);
  const strengths = new Map(penaltiesOf(match).goals.map((goal) => [goal.key, strengthOf(goal)]));
  return new Map<EventKey, readonly MatchCredit[]>(
    eventsOfType<Goal>(match, 'goal').flatMap(({ key, event }) => {
      const isKnown = goalTypeCode(event.goalType) !== null || repeating.has(key);
      const strength = isKnown ? undefined : strengths.get(key);
      return strength === 'even' || strength === 'shortHanded' ? [[key, creditsOfGoal(event)]] : [];
    }),
  );
};

const savesIn = (match: LiveMatch): MatchCredits =>
  new Map(
    savedPenaltyShotsOf(match).flatMap(({ key, event: { side, player, goalie, period } }) =>
      side === null || periodOf(match, period)?.kind === 'shootout'
        ? []
        : [
            [
              key,
              [
                { person: player, side, figure: 'shots', amount: 1 },
                { person: goalie, side: opponentOf(side), figure: 'saves', amount: 1 },
              ],
            ],
          ],
    ),
  );

/** Hockey's figures by more than one event: plus/minus of goals without a type, and shots and saves of penalty shots. */
export const hockeyMatchCredits = derived(
  (match) => [
    penaltiesOf(match),
    repeatsOf(match),
    eventsOfType<Goal>(match, 'goal'),
    savedPenaltyShotsOf(match),
  ],
  (match): MatchCredits => new Map([...plusMinusIn(match), ...savesIn(match)]),
);
