import { list } from '../../decode/body.ts';
import type { Rows } from '../../decode/rows.ts';
import { SeasonId, TeamId } from '../../ids.ts';
import { type TeamInLeague, TeamInLeagueRow, teamInLeagueUnder } from '../../league/team/teamInLeague.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { numeric } from '../parameter.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** A team in each league of a season in which it plays: what those who follow it ask for. */
export const teamOfSeason: Endpoint<{ seasonId: SeasonId; teamId: TeamId }, Rows<TeamInLeague>> = endpoint({
  method: 'POST',
  path: 'kampdag/Team?seasonId={seasonId}&teamId={teamId}',
  parameters: { seasonId: numeric(SeasonId), teamId: numeric(TeamId) },
  body: list(TeamInLeagueRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ league }) => [leagueTie(league.tournamentId, league.seasonId)],
    teamInLeagueUnder,
  ),
});
