import { standingsOfLeague, standingsSettings } from '@kampdag/core/gateway/leagueEndpoints';
import type { Match } from '@kampdag/core/league/match/match';
import { areStandingsVisible } from '@kampdag/core/league/match/publication';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { pointsRace, spreadsOvertimes } from '@kampdag/core/league/standings/pointsRace';
import { type StandingsRow, standingsKey } from '@kampdag/core/league/standings/standingsRow';
import { winMultiplier } from '@kampdag/core/league/standings/winMultiplier';
import { zonesOf } from '@kampdag/core/league/standings/zone';
import { playedSportOf, sportKindOf } from '@kampdag/core/site/deployment';
import { followedOf } from '@kampdag/core/site/followed';
import { screenPath, teamPath } from '@kampdag/core/site/paths';
import type { Sport } from '@kampdag/core/sport/sport';
import { type ComponentType, useCallback, useMemo } from 'react';
import { useFollowed } from '../../context/followed.ts';
import { useLeagueMatches } from '../../context/leagueMatches.ts';
import { useChoice, useResolvedSelection } from '../../context/selection.ts';
import { useServices } from '../../context/services.ts';
import { LeagueExport } from '../../export/ExportMenu.tsx';
import { failureText } from '../../i18n/failureText.ts';
import { useFigures, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { type StandingsMessages, standingsMessages } from '../../i18n/messages/standings.ts';
import { mapPage, rowsIn } from '../../machines/loadable.ts';
import { useCall } from '../../machines/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';
import { type LoadedViews, WithSportViews } from '../../sports/WithSportViews.tsx';
import { rowName } from '../../team/rowName.ts';
import { loadHeadings, type OwnHeadings } from '../../team/standingsHeadings.ts';
import { tableParams } from '../../team/useLeagueTable.ts';
import { ChosenTeam } from '../../ui/controls/ChosenTeam.tsx';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { sideColumns, wholeColumns } from './columns.tsx';
import type { RaceTeam } from './race.ts';
import { StandingsView } from './StandingsView.tsx';
import { standingsOf, tableKinds } from './standing.ts';
import { type AsOfDayComponent, useTableViews } from './useTableViews.tsx';

const noRows: readonly StandingsRow[] = [];

/** The teams in the race; a stable value, so that sorting the table does not redraw it. */
const useRace = (
  rows: readonly StandingsRow[],
  matches: readonly Match[] | null,
  sport: Sport,
  multiplier: 2 | 3,
  m: StandingsMessages,
): readonly RaceTeam[] =>
  useMemo(() => {
    const keyOf = uniqueKeys(rows, standingsKey);
    return pointsRace(rows, matches ?? [], { sport, multiplier }).map((line) => ({
      key: keyOf(line.row),
      name: rowName(line.row, m),
      line,
    }));
  }, [rows, matches, sport, multiplier, m]);

const Standings = ({
  headings,
  AsOfDay,
}: {
  readonly headings: OwnHeadings;
  /** The component of a past day's table, if the first view shows one; null: loaded on demand. */
  readonly AsOfDay: AsOfDayComponent | null;
}) => {
  const { deployment } = useServices();
  const { selection, season, league, isTeamVisited } = useChoice();
  const messages = useMessages(appMessages);
  const m = useMessages(standingsMessages);
  const figures = useFigures();
  const [query, change] = useQuery();
  useTitle(m.title, league?.name);

  const params = tableParams(league);
  const table = useCall(standingsOfLeague, params);
  const chosenColumns = useCall(standingsSettings, params);
  const calendar = useLeagueMatches();
  const rows = rowsIn(table.view) ?? noRows;
  // Without settings a league has its sport's columns (specification §9).
  const settings = rowsIn(chosenColumns.view) ?? [];
  const matches: readonly Match[] | null = rowsIn(calendar.view);

  const { language } = useI18n();
  const multiplier = winMultiplier(league?.name ?? '', deployment);
  const { teamId } = selection;
  const whole = useResolvedSelection();
  const { followed } = useFollowed();
  const marked = new Set(
    followedOf(followed, 'team')
      .map(({ id }) => id)
      .concat(teamId ?? []),
  );
  const zones = zonesOf(deployment.zones, league?.name ?? null, season?.name ?? null);
  const shownOf = (of: readonly StandingsRow[], played: readonly Match[] | null) =>
    standingsOf(of, played, { m, marked, zones, pathOf: (team) => teamPath(whole, team) });
  const standings = shownOf(rows, matches);
  const played = playedSportOf(deployment, league?.sportId ?? null, league?.name ?? null);
  const race = useRace(rows, matches, played, multiplier, m);
  const hasSides = calendar.view.state !== 'failed';
  const asked = tableKinds.find((kind) => kind === query.get('table')) ?? 'all';
  const kind = hasSides ? asked : 'all';
  const words = { m, figures, own: headings?.[language] ?? {} };
  const columns =
    kind === 'all'
      ? wholeColumns({ sport: played, settings, multiplier, showsForm: hasSides }, words)
      : sideColumns(kind, played, words);

  const { refresh: renewTable } = table;
  const { refresh: renewMatches } = calendar;
  const refresh = useCallback(() => {
    renewTable();
    renewMatches();
  }, [renewTable, renewMatches]);
  const chosenAt = standings.findIndex(({ isMarked }) => isMarked);
  const views = useTableViews(
    league === null || matches === null || rows.length === 0 || !areStandingsVisible(league)
      ? null
      : {
          tournamentId: league.tournamentId,
          leagueName: league.name,
          rows,
          matches,
          sport: played,
          multiplier,
          kind,
          columns,
          standingsOf: shownOf,
        },
    { refresh, AsOfDay, chosen: chosenAt === -1 ? null : chosenAt },
  );
  const isSpread = spreadsOvertimes(played, multiplier);
  const isLoading = chosenColumns.view.state === 'loading' && table.view.state !== 'failed';
  const page = mapPage(
    {
      view: isLoading ? { state: 'loading' } : table.view,
      busy: params !== null && (table.busy || chosenColumns.busy || calendar.busy),
      retry: table.retry,
    },
    () => ({ rows: standings, columns, kind, hasSides, race, isSpread }),
  );
  return (
    <StandingsView
      leagueName={league?.name ?? null}
      seasonName={season === null ? null : shortSeasonName(season.name)}
      controls={isTeamVisited ? null : <ChosenTeam />}
      exportMenu={
        <>
          <ShareButton
            of={() => ({ path: screenPath('/standings', whole), title: m.title, text: league?.name ?? null })}
          />
          <LeagueExport />
        </>
      }
      page={league !== null && !areStandingsVisible(league) ? null : page}
      views={views}
      onKind={(chosen) => change({ table: chosen === 'all' ? null : chosen, sort: null })}
      matchesFailure={calendar.view.state === 'failed' ? failureText(messages, calendar.view.failure) : null}
    />
  );
};

/** The standings of the chosen league (specification §2). */
export const standingsScreen = (
  loaded: LoadedViews<OwnHeadings>,
  AsOfDay: AsOfDayComponent | null,
): ComponentType => {
  const StandingsScreen = () => {
    const { deployment } = useServices();
    const { league } = useChoice();
    const sport = sportKindOf(deployment, league?.sportId ?? deployment.sportId);
    return (
      <WithSportViews
        sport={sport}
        loaded={loaded}
        load={loadHeadings(sport)}
        room={<TableSkeleton columns={10} rows={10} />}
      >
        {(headings) => <Standings headings={headings} AsOfDay={AsOfDay} />}
      </WithSportViews>
    );
  };
  return StandingsScreen;
};
