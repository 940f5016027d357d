import { list } from '../../decode/body.ts';
import { CorrectedMatchRow, reportUntil } from '../../live/corrections/correctionReport.ts';
import { publishedCorrectedMatch } from '../../sport/published/publishedCorrections.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTies, ofEachRow } from '../publicationRule.ts';
import { eachRow } from '../visitorView.ts';

/** The corrections of one day in the matches of a season's leagues; matches without any are left out. */
export const correctionsOfDay = endpoint('POST kampdag/Corrections?seasonId={seasonId}&date={date}', {
  body: list(CorrectedMatchRow, { names: ['matches'], keyOf: ({ match }) => match.matchId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(({ match }) => leagueTies(match, null), publishedCorrectedMatch),
  viewed: ({ match, isHidden, until }) =>
    eachRow((row) => ({
      match: match(row.match),
      report: row.report === null || isHidden(row.match.matchId) ? null : reportUntil(row.report, until()),
    })),
});
