import type { SportRules } from '../../../league/rules/sportRules.ts';
import { type Period, periodsOf, timeOfPlay } from '../../../live/clock/period.ts';
import { type Advantage, advantagesIn } from '../../../live/cursor/playbackScale.ts';
import { isOfType } from '../../../live/event.ts';
import type { Goal } from '../../../live/events/goalEvents.ts';
import type { Penalty } from '../../../live/events/penaltyEvent.ts';
import { eventsOfType } from '../../../live/eventsOfType.ts';
import { eventsOf, type LiveMatch } from '../../../live/match.ts';
import { derived, isSame } from '../../../live/reading.ts';
import { scoringEventsOf } from '../../../live/score/scoringEvents.ts';
import { reportedStrength } from '../goalType.ts';
import type { AssessedPenalty, GoalOfPlay } from '../penalties/assessedPenalty.ts';
import { type PenaltyRecord, penaltyRecordOf } from '../penalties/penaltyRecord.ts';

/** The overtime played three on three, which is shorter than a period (reading 31). */
const threeOnThreeOf = (sport: SportRules, periods: readonly Period[]): Period | null =>
  periods.find(({ kind, length }) => kind === 'overtime' && length < sport.periodLength) ?? null;

/** The stoppages of a three-on-three overtime, in seconds of play, at which its manpower is adjusted. */
const overtimeStoppagesOf = derived(
  (match) => [periodsOf(match), eventsOf(match)],
  (match, last: readonly number[] | null): readonly number[] => {
    const { sport } = match;
    const overtime = threeOnThreeOf(sport, periodsOf(match));
    const stoppages =
      overtime === null
        ? []
        : eventsOf(match).flatMap(({ event }) =>
            event.period === overtime.id && event.elapsed !== null && sport.factsOf(event).stopsPlay(event)
              ? [overtime.startsAt + event.elapsed]
              : [],
          );
    return last !== null && isSame(last, stoppages) ? last : stoppages;
  },
);

/** The penalties of a match; one without a time counts from its period's start. Cards have no minutes. */
const assessedIn = (match: LiveMatch): readonly AssessedPenalty[] =>
  eventsOfType<Penalty>(match, 'penalty').flatMap(({ event, key }) =>
    event.side === null || event.minutes === null
      ? []
      : [
          {
            key,
            side: event.side,
            player: event.player,
            at: timeOfPlay(match, event),
            minutes: [event.minutes],
          },
        ],
  );

const goalsIn = (match: LiveMatch): readonly GoalOfPlay[] =>
  scoringEventsOf(match).flatMap(({ current: { key, event }, side }): readonly GoalOfPlay[] => {
    const at = event.elapsed === null ? null : timeOfPlay(match, event);
    if (event.type === 'penaltyShot') return [{ key, side, at, reported: 'penaltyShot' }];
    return isOfType<Goal>(event, 'goal')
      ? [{ key, side, at, reported: reportedStrength(event.goalType) }]
      : [];
  });

/** The penalties of a match as served, and its manpower (reading 31). */
export const penaltiesOf = derived(
  (match) => [
    periodsOf(match),
    overtimeStoppagesOf(match),
    scoringEventsOf(match),
    eventsOfType<Penalty>(match, 'penalty'),
  ],
  (match): PenaltyRecord => {
    const periods = periodsOf(match);
    return penaltyRecordOf({
      penalties: assessedIn(match),
      goals: goalsIn(match),
      regulation: periods.reduce((sum, { kind, length }) => (kind === 'regulation' ? sum + length : sum), 0),
      threeOnThreeFrom: threeOnThreeOf(match.sport, periods)?.startsAt ?? null,
      stoppages: overtimeStoppagesOf(match),
    });
  },
);

/** The spans of play with more skaters on one side (reading 31). */
export const hockeyAdvantages = (match: LiveMatch): readonly Advantage[] =>
  advantagesIn(penaltiesOf(match).manpower.map(({ from, skaters: players }) => ({ from, players })));
