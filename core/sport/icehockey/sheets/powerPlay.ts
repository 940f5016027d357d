import type { FederationText } from '../../../federationText.ts';
import { type NamedPeriod, type PeriodPlace, periodPlaceOf } from '../../../league/match/periodPlace.ts';
import {
  isFullOvertime,
  ordinalIn,
  regulationPeriods,
  type SportRules,
} from '../../../league/rules/sportRules.ts';
import type { BySide, Side } from '../../../side.ts';
import { reportedStrength } from '../goalType.ts';
import { iceHockey } from '../iceHockey.ts';
import type { AssessedPenalty, GoalOfPlay } from '../penalties/assessedPenalty.ts';
import { penaltyRecordOf } from '../penalties/penaltyRecord.ts';
import { type PowerPlays, powerPlaysIn } from '../penalties/powerPlays.ts';
import type { GoalSummary } from './goalSummary.ts';
import { type HockeyPenalty, penaltyParts } from './hockeyPenalty.ts';

/** A goal of the score sheet, as far as power plays need it. */
export type SheetGoal = Pick<
  GoalSummary,
  'side' | 'goalTypeId' | 'isPenaltyShot' | 'periodTime' | 'periodId' | 'periodName'
>;

/** A penalty of the score sheet, with its side. */
export interface SheetPenalty {
  readonly side: Side;
  readonly penalty: Pick<HockeyPenalty, 'personId' | 'severity' | 'servingStart' | 'servingPeriodId'>;
}

/** A period and the seconds played in it. */
interface PlayTime {
  readonly place: PeriodPlace;
  readonly time: number | null;
}

const first: PeriodPlace = { kind: 'regulation', number: 1 };
const isInOvertime = ({ place }: PlayTime): boolean => place.kind === 'overtime';

/** Whether overtimes are as long as periods, by a label, a time or their number (reading 31). */
const hasFullOvertimes = (
  names: readonly (FederationText | null)[],
  overtimes: readonly PlayTime[],
  sport: SportRules,
): boolean =>
  names.some((name) => isFullOvertime(sport, name === null ? 0 : ordinalIn(name))) ||
  overtimes.some(({ place, time }) => place.number > 1 || (time ?? 0) > sport.overtimeLength);

/** Seconds of regulation, and of each period and overtime. */
interface Lengths {
  readonly regulation: number;
  readonly period: number;
  readonly overtime: number;
}

const secondOf = (
  { place: { kind, number } }: PlayTime,
  time: number,
  { regulation, period, overtime }: Lengths,
): number =>
  kind === 'regulation'
    ? Math.min(time, period) + period * (number - 1)
    : Math.min(time, overtime) + regulation + overtime * (number - 1);

/**
 * Both sides' power plays by the score sheet, with the rules of live matches (reading 31).
 *
 * @param played the periods of the result
 * @param sport ice hockey as the match's league plays it
 */
export const powerPlaysOf = (
  goals: readonly SheetGoal[],
  penalties: readonly SheetPenalty[],
  played: readonly NamedPeriod[] = [],
  sport: SportRules = iceHockey,
): BySide<PowerPlays> => {
  const momentOf = (period: NamedPeriod, time: number | null): PlayTime => {
    const name = period.name ?? played.find(({ periodId }) => periodId === period.periodId)?.name ?? null;
    return { place: periodPlaceOf(sport, { ...period, name }) ?? first, time };
  };
  const scored = goals
    .map((goal) => ({ goal, moment: momentOf({ ...goal, name: goal.periodName }, goal.periodTime) }))
    .filter(({ moment }) => moment.place.kind !== 'shootout');
  const assessed = penalties
    .map((one) => ({
      ...one,
      moment: momentOf({ periodId: one.penalty.servingPeriodId, name: null }, one.penalty.servingStart),
    }))
    .filter(({ moment }) => moment.place.kind !== 'shootout');
  const periods = played.map((period) => momentOf(period, null));
  const overtimes = [...scored, ...assessed]
    .map(({ moment }) => moment)
    .concat(periods)
    .filter(isInOvertime);
  const names = [...played.map(({ name }) => name), ...goals.map(({ periodName }) => periodName)];
  const isFull = hasFullOvertimes(names, overtimes, sport);
  const { periodLength: period, overtimeLength } = sport;
  const regulation = regulationPeriods(sport) * period;
  const overtime = isFull ? period : overtimeLength;
  const lengths = { regulation, period, overtime };
  const record = penaltyRecordOf({
    penalties: assessed.map(
      ({ side, penalty, moment }, index): AssessedPenalty => ({
        key: `row ${index}`,
        side,
        player: penalty.personId,
        at: secondOf(moment, moment.time ?? 0, lengths),
        minutes: penaltyParts(penalty.severity),
      }),
    ),
    goals: scored.flatMap(({ goal, moment }): readonly GoalOfPlay[] =>
      goal.side === null
        ? []
        : [
            {
              side: goal.side,
              at: moment.time === null ? null : secondOf(moment, moment.time, lengths),
              reported: goal.isPenaltyShot ? 'penaltyShot' : reportedStrength(goal.goalTypeId),
            },
          ],
    ),
    regulation,
    threeOnThreeFrom: isFull ? null : regulation,
    stoppages: [],
  });
  const decider = Math.max(...record.goals.map(({ at }) => at ?? 0));
  const end = regulation + overtime * Math.max(0, ...overtimes.map(({ place }) => place.number));
  return powerPlaysIn(record, decider > regulation ? decider : end);
};
