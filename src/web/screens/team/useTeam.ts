import type { TeamId } from '@kampdag/core/ids';
import { showsResults } from '@kampdag/core/league/match/publication';
import { involves } from '@kampdag/core/league/schedule/scoreboard';
import { rowOfTeam } from '@kampdag/core/league/standings/neighbours';
import { standingsName } from '@kampdag/core/league/standings/standingsRow';
import { playedByTeamIn, sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import type { SportKind } from '@kampdag/core/sportKind';
import { useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { rowsIn } from '../../machines/loadable.ts';
import { useListContext } from '../../matches/useListContext.ts';
import { useRefreshUntilResults } from '../../matches/useLiveScores.ts';
import { type OwnHeadings, useHeadings } from '../../team/standingsHeadings.ts';
import { useLeagueTable } from '../../team/useLeagueTable.ts';
import { useTeamSeason } from '../../team/useTeamSeason.ts';

const none: readonly never[] = [];

/** A team of the chosen league as far as loaded, from the league's matches, table and teams: what the parts of its page show. */
export const useTeam = (teamId: TeamId, sport: SportKind, own: OwnHeadings) => {
  const { league, team, teams } = useChoice();
  const selection = useResolvedSelection();
  const calendar = useLeagueMatches();
  const table = useLeagueTable(league);
  const matches = rowsIn(calendar.view);
  const rows = (table === null ? null : rowsIn(table.view)) ?? none;
  const listed = useListContext(selection);
  const season = useTeamSeason(matches ?? none, teamId, listed);
  const row = useMemo(() => rowOfTeam(rows, teamId), [rows, teamId]);
  const played = useMemo(
    () => (matches === null ? null : playedByTeamIn(rows, matches, teamId)),
    [rows, matches, teamId],
  );

  const any = matches?.find((match) => sideOfTeam(match, teamId) !== null) ?? null;
  const side = any === null ? null : sideOfTeam(any, teamId);
  const inMatch = any === null || side === null ? null : any.teams[side];
  const name = team?.name ?? (row === null ? null : standingsName(row.row)) ?? inMatch?.name ?? null;

  const ofTeam = useMemo(() => (matches ?? none).filter(involves(teamId)), [matches, teamId]);
  useRefreshUntilResults(ofTeam, listed, calendar.refresh);
  return {
    teamId,
    sport,
    league,
    selection,
    headings: useHeadings(own),
    /** Null while loading, or for an unknown team. */
    name,
    /** Whether neither the league's teams nor its matches have the team. */
    isUnknown: name === null && teams !== null && matches !== null,
    club: inMatch?.clubOrgId ?? null,
    calendar,
    /** Null while loading. */
    matches,
    season,
    /** The team's matches with a result, oldest first; null while loading. */
    played,
    showsResults: showsResults(league),
    /** Null if the league does not publish its table. */
    table,
    rows,
    row,
    /** The inputs of its matches' rows. */
    listed,
  };
};

/** The props of every part of a team's page. */
export interface TeamPartProps {
  readonly team: ReturnType<typeof useTeam>;
}
