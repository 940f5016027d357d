import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { SeasonId } from '../../ids.ts';
import {
  type CorrectedMatch,
  CorrectedMatchRow,
  correctedMatchUnder,
} from '../../live/corrections/correctedMatch.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric, usDate } from '../parameter.ts';
import { leagueTies, ofEachRow } from '../publicationRule.ts';

/** What was corrected on one day in the matches of a season's leagues; matches without any are left out. */
export const correctionsOfDay: Endpoint<
  { seasonId: SeasonId; date: CivilDate },
  Rows<CorrectedMatch>
> = endpoint({
  method: 'POST',
  path: 'kampdag/Corrections?seasonId={seasonId}&date={date}',
  parameters: { seasonId: numeric(SeasonId), date: usDate },
  body: list(CorrectedMatchRow, { names: ['matches'], keyOf: ({ match }) => match.matchId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(({ match }) => leagueTies(match, null), correctedMatchUnder),
});
