import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { TournamentId } from '../../ids.ts';
import { type MatchDecision, MatchDecisionRow } from '../../league/standings/matchDecision.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric } from '../parameter.ts';
import { ofLeague } from '../publicationRule.ts';

/** What decided those of a league's matches that may have gone beyond full time: the fixture list does not tell. */
export const decisionsOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<MatchDecision>> = endpoint({
  method: 'POST',
  path: 'kampdag/Decisions?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(MatchDecisionRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  // A sheet each is much to ask, and what is decided stays so.
  lifetime: lifetimes.register,
  publication: ofLeague('standings'),
});
