import { SeasonId, SportId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';

const plainLeague: League = {
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
  isDeleted: false,
  lastResultDay: null,
  startDate: null,
  endDate: null,
};

/** A league that publishes everything, but for what a test is about. */
export const leagueWith = (more: Partial<League>): League => ({ ...plainLeague, ...more });
