import { list } from '../../decode/body.ts';
import { LeagueDayRow, publishedLeagueDay } from '../../league/day/leagueDay.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** All matches of a season's leagues on one day, league by league; leagues without any are left out. */
export const dayOfSeason = endpoint('POST kampdag/Day?seasonId={seasonId}&date={date}', {
  body: list(LeagueDayRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.match,
  publication: ofEachRow(
    ({ league }) => [leagueTie(league.tournamentId, league.seasonId)],
    publishedLeagueDay,
  ),
});
