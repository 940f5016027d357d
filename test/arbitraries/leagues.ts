import { SeasonId, SportId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';

/** A league that publishes everything; tests change what they are about. */
export const plainLeague: League = {
  tournamentId: TournamentId(1),
  seasonId: SeasonId(1),
  name: 'EHL',
  sportId: SportId(199),
  division: null,
  seasonName: null,
  areMatchesPublished: true,
  isResultPublished: true,
  isTablePublished: true,
  areTeamsPublished: true,
  areStatisticsPublished: true,
  areRefereesPublished: true,
  startDate: null,
  endDate: null,
};
