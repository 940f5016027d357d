import { list } from '../../decode/body.ts';
import { PersonId, TeamId, TournamentId } from '../../ids.ts';
import { PlayerMatchRow } from '../../league/player/playerMatch.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { ofLeague } from '../publicationRule.ts';

/** The player whose matches are requested. */
export interface MatchesOfPlayer {
  readonly tournamentId: TournamentId;
  readonly teamId: TeamId;
  readonly personId: PersonId;
}

/** What a player scored in each of a team's played matches of a league, oldest first. */
export const matchesOfPlayer = endpoint(
  'POST kampdag/PlayerMatches/{tournamentId}?teamId={teamId}&personId={personId}',
  {
    body: list(PlayerMatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId }),
    lifetime: lifetimes.table,
    publication: ofLeague('statistics'),
  },
);
