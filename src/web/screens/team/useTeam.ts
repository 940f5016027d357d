import type { TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { showsResults } from '@kampdag/core/league/season/publication';
import { rowOfTeam } from '@kampdag/core/league/standings/neighbours';
import { standingsName } from '@kampdag/core/league/standings/standingsRow';
import { playedByTeamIn, sideOfTeam, teamSeasonOf } from '@kampdag/core/league/team/teamSeason';
import type { Side } from '@kampdag/core/side';
import { matchNotReadyPath, matchPath } from '@kampdag/core/site/paths';
import { selectionWithin } from '@kampdag/core/site/selection';
import type { SportKind } from '@kampdag/core/sportKind';
import { useCallback, useMemo } from 'react';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useWallTime } from '../../context/now.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { rowsIn } from '../../machines/loadable.ts';
import type { BoardRow } from '../../matches/boardRow.ts';
import { useMatchRows } from '../../matches/useMatchRows.ts';
import { type OwnHeadings, useHeadings } from '../../team/standingsHeadings.ts';
import { useLeagueTable } from '../../team/useLeagueTable.ts';

const none: readonly never[] = [];
const noBroadcasts = { of: () => null, failure: null };

/** A match from the view of one of its teams. */
export interface TeamMatch {
  readonly row: BoardRow;
  readonly side: Side;
  readonly to: string;
}

/** A team of the chosen league as far as loaded, from the league's matches, table and teams: what the parts of its page show. */
export const useTeam = (teamId: TeamId, sport: SportKind, own: OwnHeadings) => {
  const { league, team, teams } = useChoice();
  const selection = useResolvedSelection();
  const calendar = useLeagueMatches();
  const table = useLeagueTable(league);
  const now = useWallTime();
  const matches = rowsIn(calendar.view);
  const rows = (table === null ? null : rowsIn(table.view)) ?? none;
  const season = useMemo(() => teamSeasonOf(matches ?? none, teamId, now), [matches, teamId, now]);
  const row = useMemo(() => rowOfTeam(rows, teamId), [rows, teamId]);
  const played = useMemo(
    () => (matches === null ? null : playedByTeamIn(rows, matches, teamId)),
    [rows, matches, teamId],
  );

  const any = matches?.find((match) => sideOfTeam(match, teamId) !== null) ?? null;
  const side = any === null ? null : sideOfTeam(any, teamId);
  const inMatch = any === null || side === null ? null : any.teams[side];
  const name = team?.name ?? (row === null ? null : standingsName(row.row)) ?? inMatch?.name ?? null;

  const over = useMemo(() => new Set(season.played), [season]);
  const rowOf = useMatchRows({
    matches: season.upcoming,
    selection,
    broadcasts: noBroadcasts,
    refresh: calendar.refresh,
  });
  /** Reads a match from the team's side, with its live score; empty if the team does not play in it. */
  const asTeamMatch = useCallback(
    (match: Match): readonly TeamMatch[] => {
      const ownSide = sideOfTeam(match, teamId);
      if (ownSide === null) return [];
      const shown = rowOf(match);
      const pathOf = over.has(match) ? matchPath : matchNotReadyPath;
      return [
        { row: shown, side: ownSide, to: shown.link ?? pathOf(selectionWithin(selection, match), match) },
      ];
    },
    [teamId, rowOf, over, selection],
  );
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
    asTeamMatch,
  };
};

/** The props of every part of a team's page. */
export interface TeamPartProps {
  readonly team: ReturnType<typeof useTeam>;
}
