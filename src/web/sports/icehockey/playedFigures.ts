import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import type { TimelineIncident } from '@kampdag/core/league/incident/incidentTimeline';
import type { Match } from '@kampdag/core/league/match/match';
import { countByPeriod, type PeriodCounts, placesOf } from '@kampdag/core/league/match/periodCounts';
import { type PeriodPlace, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { rowsBySide, sideOf } from '@kampdag/core/league/match/teamSide';
import { percentageOf } from '@kampdag/core/league/player/percentage';
import { type BySide, bySide, mapSides, sides } from '@kampdag/core/side';
import type { PowerPlays } from '@kampdag/core/sport/icehockey/penalties/powerPlays';
import type { GoalSummary } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import type { HockeyGoalie } from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import {
  type HockeyPenalty,
  penaltyMinutes,
  totalPenaltyMinutes,
} from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import { powerPlaysOf } from '@kampdag/core/sport/icehockey/sheets/powerPlay';
import { regulationPlaces } from '../../match/periods/periodTable.ts';
import type { HockeyTeamFigures } from './comparison.ts';

const sport = 'icehockey';

/** The period in which the serving of a penalty began. */
export const placeOfPenalty = (
  { servingPeriodId }: HockeyPenalty,
  results: readonly PeriodResult[],
): PeriodPlace | null =>
  periodPlaceOf(sport, {
    periodId: servingPeriodId,
    name: results.find(({ periodId }) => periodId === servingPeriodId)?.name ?? null,
  });

/** The periods of a match: at least three, and further ones played. */
export const hockeyPlaces = (
  results: readonly PeriodResult[],
  penalties: readonly HockeyPenalty[],
): readonly PeriodPlace[] =>
  placesOf(regulationPlaces(sport), [
    ...results.map((result) => periodPlaceOf(sport, result)),
    ...penalties.map((penalty) => placeOfPenalty(penalty, results)),
  ]);

/**
 * Shots on goal by period, from the incidents: goals count, shootouts do not. Without recorded shots the periods are unknown,
 * and the total is that of the players' figures.
 */
export const shotCounts = (
  match: Match,
  places: readonly PeriodPlace[],
  story: readonly TimelineIncident[],
  players: readonly HockeyMatchPlayer[],
): PeriodCounts => {
  const played = places.filter(({ kind }) => kind !== 'shootout');
  const byPlayers = mapSides(rowsBySide(match, players), (own) =>
    own.length === 0 ? null : own.reduce((sum, { shots }) => sum + shots, 0),
  );
  const wasReported = story.some(({ kind }) => kind === 'shot');
  const counted = story
    .filter(({ kind, place }) => (kind === 'shot' || kind === 'goal') && place?.kind !== 'shootout')
    .map(({ incident: { side }, place }) => ({ side, place, amount: 1 }));
  const counts = countByPeriod(played, counted);
  return wasReported
    ? counts
    : { places: played, counts: mapSides(counts.counts, (own) => own.map(() => null)), totals: byPlayers };
};

/** Penalty minutes by the period in which serving began. */
export const penaltyCounts = (
  match: Match,
  places: readonly PeriodPlace[],
  penalties: readonly HockeyPenalty[],
  results: readonly PeriodResult[],
): PeriodCounts =>
  countByPeriod(
    places.filter(({ kind }) => kind !== 'shootout'),
    penalties.map((penalty) => ({
      side: sideOf(match, penalty),
      place: placeOfPenalty(penalty, results),
      amount: penaltyMinutes(penalty.severity) ?? 0,
    })),
  );

/** Face-offs won by each side; null where none were recorded. */
export const faceoffsWon = (
  story: readonly TimelineIncident[],
): { readonly home: number; readonly away: number } | null => {
  const [home = 0, away = 0] = sides.map(
    (side) => story.filter(({ kind, incident }) => kind === 'faceoff' && incident.side === side).length,
  );
  return home + away === 0 ? null : { home, away };
};

/** The sheets of a hockey team's figures; null where one is not available. */
interface HockeySheets {
  readonly match: Match;
  readonly shots: PeriodCounts;
  readonly goals: readonly GoalSummary[] | null;
  readonly penalties: readonly HockeyPenalty[] | null;
  readonly goalies: readonly HockeyGoalie[] | null;
  readonly results: readonly PeriodResult[];
}

const sum = (values: readonly number[]): number => values.reduce((before, value) => before + value, 0);

/** Both teams' figures from the federation's sheets. */
export const playedFigures = ({
  match,
  shots,
  penalties,
  goalies,
}: HockeySheets): BySide<HockeyTeamFigures> => {
  const inGoal = goalies === null ? null : rowsBySide(match, goalies);
  return bySide((side) => {
    const saves = inGoal === null ? null : sum(inGoal[side].map((goalie) => goalie.saves));
    const faced = inGoal === null ? 0 : sum(inGoal[side].map(({ shotsAgainst }) => shotsAgainst));
    return {
      goals: match.result?.goals[side] ?? null,
      shots: shots.totals[side],
      // The result's goals include that of a shootout, which was no shot on goal.
      shootingShare: null,
      saves,
      saveShare: saves === null ? null : percentageOf(saves, faced),
      penaltyMinutes:
        penalties === null
          ? null
          : totalPenaltyMinutes(penalties.filter((penalty) => sideOf(match, penalty) === side)),
    };
  });
};

/** Both sides' power plays from the score sheet; null while goals or penalties are unknown. */
export const playedPowerPlays = ({
  match,
  goals,
  penalties,
  results,
}: HockeySheets): BySide<PowerPlays> | null =>
  goals === null || penalties === null
    ? null
    : powerPlaysOf(
        goals,
        penalties.flatMap((penalty) => {
          const side = sideOf(match, penalty);
          return side === null ? [] : [{ side, penalty }];
        }),
        results,
      );
