import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague, standingsSettings } from '@kampdag/core/gateway/leagueEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import { areStandingsVisible } from '@kampdag/core/league/season/publication';
import type { PageCall, PageContext } from '../../context/pageContext.ts';

/** The league whose standings may be asked for; null where there is none, or where they are not open to the public. */
export const standingsParams = (league: League | null): { readonly tournamentId: TournamentId } | null =>
  league !== null && areStandingsVisible(league) ? { tournamentId: league.tournamentId } : null;

/** What the standings ask for: the table, its columns, and the matches that form and race are made of. */
export const standingsCalls = ({ league }: PageContext): readonly PageCall[] => {
  const params = standingsParams(league);
  return params === null
    ? []
    : [
        (gateway) => gateway.fetch(standingsOfLeague, params),
        (gateway) => gateway.fetch(standingsSettings, params),
        (gateway) => gateway.fetch(matchesOfLeague, params),
      ];
};
