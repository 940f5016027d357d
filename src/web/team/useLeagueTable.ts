import type { Rows } from '@kampdag/core/decode/body';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { areStandingsVisible } from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { type Page, useCall } from '../machines/useCall.ts';

/** The parameters of a league's table; null without a league, or where its standings are not published (reading 8). */
export const tableParams = (league: League | null) =>
  league !== null && areStandingsVisible(league) ? { tournamentId: league.tournamentId } : null;

/** A league's table; null where it is not published. */
export const useLeagueTable = (league: League | null): Page<Rows<StandingsRow>> | null => {
  const params = tableParams(league);
  const page = useCall(standingsOfLeague, params);
  return params === null ? null : page;
};
