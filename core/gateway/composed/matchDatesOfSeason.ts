import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { SeasonId } from '../../ids.ts';
import { type MatchDates, MatchDatesRow } from '../../league/day/matchDates.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric } from '../parameter.ts';
import { leagueTie, ofEachRow, wholeWhere } from '../publicationRule.ts';

/** The days on which the leagues of a season have matches: where an empty day leads to. */
export const matchDatesOfSeason: Endpoint<{ seasonId: SeasonId }, Rows<MatchDates>> = endpoint({
  method: 'POST',
  path: 'kampdag/MatchDates?seasonId={seasonId}',
  parameters: { seasonId: numeric(SeasonId) },
  body: list(MatchDatesRow, { names: ['leagues'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: ofEachRow(
    ({ tournamentId, seasonId }: MatchDates) => [leagueTie(tournamentId, seasonId)],
    wholeWhere('matches'),
  ),
});
