import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import type { TimelineIncident } from '@kampdag/core/league/match/incidentTimeline';
import type { Match } from '@kampdag/core/league/match/match';
import { countByPeriod, type PeriodCounts, placesOf } from '@kampdag/core/league/match/periodCounts';
import { type PeriodPlace, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { rowsBySide, sideOf } from '@kampdag/core/league/match/teamSide';
import { mapSides } from '@kampdag/core/side';
import type { HockeyMatchPlayer } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { type HockeyPenalty, penaltyMinutes } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import type { Sport } from '@kampdag/core/sport/sport';
import type { MatchPage } from '../../match/parts/page.ts';
import { regulationPlaces } from '../../match/periods/lineScore.ts';

/** The period in which the serving of a penalty began. */
export const placeOfPenalty = (
  { servingPeriodId }: HockeyPenalty,
  results: readonly PeriodResult[],
  sport: Sport,
): PeriodPlace | null =>
  periodPlaceOf(sport, {
    periodId: servingPeriodId,
    name: results.find(({ periodId }) => periodId === servingPeriodId)?.name ?? null,
  });

/** The periods of a match: at least those that its league plays (reading 40), and further ones played. */
export const hockeyPlaces = (
  results: readonly PeriodResult[],
  penalties: readonly HockeyPenalty[],
  sport: Sport,
): readonly PeriodPlace[] =>
  placesOf(regulationPlaces(sport), [
    ...results.map((result) => periodPlaceOf(sport, result)),
    ...penalties.map((penalty) => placeOfPenalty(penalty, results, sport)),
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
  { match, played }: MatchPage,
  places: readonly PeriodPlace[],
  penalties: readonly HockeyPenalty[],
  results: readonly PeriodResult[],
): PeriodCounts =>
  countByPeriod(
    places.filter(({ kind }) => kind !== 'shootout'),
    penalties.map((penalty) => ({
      side: sideOf(match, penalty),
      place: placeOfPenalty(penalty, results, played),
      amount: penaltyMinutes(penalty.severity) ?? 0,
    })),
  );
