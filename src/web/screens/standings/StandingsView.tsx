import type { ReactNode } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import type { LoadedPage } from '../../machines/loadable.ts';
import { ChartPlaceholder } from '../../ui/chart/ChartPlaceholder.tsx';
import { Segments } from '../../ui/controls/choices.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import type { Column } from '../../ui/table/column.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { RaceChart } from './RaceChart.tsx';
import { lastPoints, type RaceProps, type RaceTeam } from './race.ts';
import { type Standing, type TableKind, tableKinds } from './standing.ts';
import * as styles from './standings.css.ts';
import type { TableViews } from './useTableViews.tsx';

/** The teams' points through the season; the chart is drawn once the page is hydrated. */
const PointsRace = ({ race, ...props }: RaceProps) => {
  const { race: m } = useMessages(standingsMessages);
  const { number } = useFormat();
  const isHydrated = useHydrated();
  const [leader] = race;
  if (leader === undefined) return null;
  const summary = m.summary(leader.name, number(lastPoints(leader)), number(race.length));
  return isHydrated ? (
    <RaceChart race={race} {...props} summary={summary} />
  ) : (
    <ChartPlaceholder title={m.title} summary={summary} />
  );
};

/** A league's table with what is computed from the matches. */
export interface StandingsBoard {
  readonly rows: readonly Standing[];
  readonly columns: readonly Column<Standing>[];
  readonly kind: TableKind;
  /** Whether home and away tables can be chosen: the matches are loaded or loading. */
  readonly hasSides: boolean;
  readonly race: readonly RaceTeam[];
  /** Whether the race distributes overtime points evenly. */
  readonly isSpread: boolean;
}

/** A league's standings and form, and the points race. */
export const StandingsView = ({
  leagueName,
  seasonName,
  controls = null,
  page,
  views,
  onKind,
  matchesFailure,
  exportMenu = null,
}: {
  /** Null while loading. */
  readonly leagueName: string | null;
  readonly seasonName: string | null;
  /** Shows the chosen team and clears it. */
  readonly controls?: ReactNode;
  /** Null: the league does not publish its standings (specification §2, reading 8). */
  readonly page: LoadedPage<StandingsBoard> | null;
  /** Other views of the table. */
  readonly views: TableViews;
  readonly onKind: (kind: TableKind) => void;
  /** Why the matches behind form and race could not be loaded; null unless they failed. */
  readonly matchesFailure: string | null;
  /** Shown beside the title. */
  readonly exportMenu?: ReactNode;
}) => {
  const m = useMessages(standingsMessages);
  return (
    <PageFrame
      title={m.title}
      subtitle={leagueName === null ? null : m.subtitle(leagueName, seasonName ?? '')}
      isBusy={page?.busy ?? false}
      beside={exportMenu}
    >
      {controls}
      {page === null ? (
        <NotPublished isPage title={m.hiddenTitle} text={m.hidden} />
      ) : (
        <CallResult page={page} placeholder={<TableSkeleton rows={10} columns={10} />}>
          {({ rows, columns, kind, hasSides, race, isSpread }) => (
            <>
              {rows.length === 0 ? (
                <EmptyState text={m.empty} />
              ) : (
                <>
                  {hasSides ? (
                    <div className={styles.views}>
                      <Segments
                        label={m.view}
                        value={kind}
                        options={tableKinds.map((value) => ({ value, label: m.views[value] }))}
                        onChoose={onKind}
                      />
                    </div>
                  ) : null}
                  {views.choices}
                  {views.table ?? (
                    <LeagueTable
                      caption={m.captions[kind](leagueName ?? m.title)}
                      rows={rows}
                      columns={columns}
                      kind={kind}
                    />
                  )}
                  {views.below}
                  {views.table === null ? (
                    <PointsRace
                      race={race}
                      marked={rows.flatMap(({ isMarked, key }) => (isMarked ? key : []))}
                      isSpread={isSpread}
                    />
                  ) : null}
                </>
              )}
              {matchesFailure === null ? null : (
                <Failure title={m.noMatches} cause={matchesFailure} onRetry={page.retry} busy={page.busy} />
              )}
            </>
          )}
        </CallResult>
      )}
    </PageFrame>
  );
};
