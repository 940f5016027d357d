import { list } from '../../decode/body.ts';
import { MatchDecisionRow } from '../../league/standings/matchDecision.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofLeague } from '../publicationRule.ts';

/** What decided those matches of a league that may have gone beyond full time, which the fixture list omits. */
export const decisionsOfLeague = endpoint('POST kampdag/Decisions?tournamentId={tournamentId}', {
  body: list(MatchDecisionRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  // It takes a sheet for each match, and a decision does not change.
  lifetime: lifetimes.register,
  publication: ofLeague('standings'),
});
