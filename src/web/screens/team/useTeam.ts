import type { Rows } from '@kampdag/core/decode/rows';
import type { OrgId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { type PlacedRow, rowOfTeam } from '@kampdag/core/league/standings/neighbours';
import type { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { standingsName } from '@kampdag/core/league/standings/standingsRow';
import { sideOfTeam, type TeamSeason, teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useWallTime } from '../../context/now.ts';
import { useChoice } from '../../context/selection.ts';
import { rowsIn } from '../../machines/pageView.ts';
import type { Page } from '../../machines/useCall.ts';
import { useLeagueTable } from '../../team/useLeagueTable.ts';

/** A team of the chosen league, as far as loaded. */
export interface KnownTeam {
  /** Null while loading, or for an unknown team. */
  readonly name: string | null;
  /** Whether neither the league's teams nor its matches have the team. */
  readonly isUnknown: boolean;
  readonly club: OrgId | null;
  readonly calendar: Page<Rows<Match>>;
  /** Null while loading. */
  readonly matches: readonly Match[] | null;
  readonly season: TeamSeason;
  /** Null if the league does not publish its table. */
  readonly table: Page<Rows<StandingsRow>> | null;
  readonly rows: readonly StandingsRow[];
  readonly row: PlacedRow | null;
}

const none: readonly never[] = [];

/** A team and its matches, from the league's matches, table and teams. */
export const useTeam = (teamId: TeamId): KnownTeam => {
  const { league, team, teams } = useChoice();
  const calendar = useLeagueMatches();
  const table = useLeagueTable(league);
  const now = useWallTime();
  const matches = rowsIn(calendar.view);
  const rows = (table === null ? null : rowsIn(table.view)) ?? none;
  const season = useMemo(() => teamSeasonOf(matches ?? none, teamId, now), [matches, teamId, now]);
  const row = useMemo(() => rowOfTeam(rows, teamId), [rows, teamId]);

  const any = matches?.find((match) => sideOfTeam(match, teamId) !== null) ?? null;
  const side = any === null ? null : sideOfTeam(any, teamId);
  const inMatch = any === null || side === null ? null : any.teams[side];

  const name = team?.name ?? (row === null ? null : standingsName(row.row)) ?? inMatch?.name ?? null;
  return {
    name,
    isUnknown: name === null && teams !== null && matches !== null,
    club: inMatch?.clubOrgId ?? null,
    calendar,
    matches,
    season,
    table,
    rows,
    row,
  };
};
