import { list } from '../../decode/body.ts';
import { MatchRow } from '../../league/match/match.ts';
import { publishedMatch } from '../../league/match/publication.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTies, ofEachRow } from '../publicationRule.ts';
import { eachRow } from '../visitorView.ts';

/**
 * The matches of a league that the slider shows on a day: those from a month before to a month after it, else the last 30
 * (specification §2 "App shell").
 */
export const sliderOfLeague = endpoint('POST kampdag/Slider?tournamentId={tournamentId}&date={date}', {
  body: list(MatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow((match, { tournamentId }) => leagueTies(match, tournamentId), publishedMatch),
  viewed: ({ match }) => eachRow(match),
});
