import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { PersonId, TeamId, TournamentId } from '../../ids.ts';
import { type PlayerMatch, PlayerMatchRow } from '../../league/player/playerMatch.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric } from '../parameter.ts';
import { ofLeague } from '../publicationRule.ts';

/** Whose matches are asked for. */
export interface MatchesOfPlayer {
  readonly tournamentId: TournamentId;
  readonly teamId: TeamId;
  readonly personId: PersonId;
}

/** What a player of a team scored in each of its played matches of a league, the oldest first. */
export const matchesOfPlayer: Endpoint<MatchesOfPlayer, Rows<PlayerMatch>> = endpoint({
  method: 'POST',
  path: 'kampdag/PlayerMatches/{tournamentId}?teamId={teamId}&personId={personId}',
  parameters: {
    tournamentId: numeric(TournamentId),
    teamId: numeric(TeamId),
    personId: numeric(PersonId),
  },
  body: list(PlayerMatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});
