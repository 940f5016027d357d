import type { Rows } from '@kampdag/core/decode/rows';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import type { League } from '@kampdag/core/league/season/league';
import { areStandingsVisible } from '@kampdag/core/league/season/publication';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { type Page, useCall } from '../machines/useCall.ts';

/** The league whose table may be asked for; null where there is none, or where it is not open to the public (reading 8). */
export const tableAsked = (league: League | null) =>
  league !== null && areStandingsVisible(league) ? { tournamentId: league.tournamentId } : null;

/** A league's table; null where it may not be asked for. */
export const useLeagueTable = (league: League | null): Page<Rows<StandingsRow>> | null => {
  const asked = tableAsked(league);
  const page = useCall(standingsOfLeague, asked);
  return asked === null ? null : page;
};
