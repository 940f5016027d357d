import { list } from '../../decode/body.ts';
import { MatchDecisionRow } from '../../league/standings/matchDecision.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofLeague } from '../publicationRule.ts';

/** What decided those of a league's matches that may have gone beyond full time: the fixture list does not tell. */
export const decisionsOfLeague = endpoint('POST kampdag/Decisions?tournamentId={tournamentId}', {
  body: list(MatchDecisionRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  // A sheet each is much to ask, and what is decided stays so.
  lifetime: lifetimes.register,
  publication: ofLeague('standings'),
});
