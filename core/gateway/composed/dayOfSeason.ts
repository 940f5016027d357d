import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { SeasonId } from '../../ids.ts';
import { type LeagueDay, LeagueDayRow, leagueDayUnder } from '../../league/day/leagueDay.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric, usDate } from '../parameter.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** All matches of a season's leagues on one day, league by league; leagues without any are left out. */
export const dayOfSeason: Endpoint<{ seasonId: SeasonId; date: CivilDate }, Rows<LeagueDay>> = endpoint({
  method: 'POST',
  path: 'kampdag/Day?seasonId={seasonId}&date={date}',
  parameters: { seasonId: numeric(SeasonId), date: usDate },
  body: list(LeagueDayRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.match,
  publication: ofEachRow(({ league }) => [leagueTie(league.tournamentId, league.seasonId)], leagueDayUnder),
});
