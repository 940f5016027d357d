import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { standingsMessages } from '../../i18n/messages/standings.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import type { Column } from '../../ui/table/column.ts';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { type Loadable, LoadableContent } from '../../ui/waiting/Loadable.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { PointsRace } from './PointsRace.tsx';
import type { RaceTeam } from './raceTeam.ts';
import { type Standing, type TableKind, tableKinds } from './standing.ts';
import * as styles from './standings.css.ts';

/** The table, or the reason why there is none. */
export type StandingsBoard =
  /** The league does not publish its standings (specification §2, reading 8). */
  { readonly state: 'hidden' } | Loadable<StandingsTable>;

/** The table, with what is computed from the matches. */
interface StandingsTable {
  readonly rows: readonly Standing[];
  readonly columns: readonly Column<Standing>[];
  readonly kind: TableKind;
  /** Whether home and away tables can be chosen: the matches are loaded or loading. */
  readonly hasSides: boolean;
  readonly race: readonly RaceTeam[];
  /** Whether the race distributes overtime points evenly. */
  readonly isSpread: boolean;
}

export interface StandingsViewProps {
  /** Null while loading. */
  readonly leagueName: string | null;
  readonly seasonName: string | null;
  /** Shows the chosen team and clears it. */
  readonly controls: ReactNode;
  readonly board: StandingsBoard;
  readonly busy: boolean;
  readonly onKind: (kind: TableKind) => void;
  readonly onRetry: () => void;
  /** Why the matches behind form and race could not be loaded; null unless they failed. */
  readonly matchesFailure: string | null;
  /** Selects another view of the table; null if there are no matches for it. */
  readonly viewChoice: ReactNode;
  /** Another view of the table, in place of the federation's; null: none. */
  readonly computedTable: ReactNode;
  /** Shown below the table; null: nothing. */
  readonly below: ReactNode;
  /** Shown beside the title. */
  readonly exportMenu?: ReactNode;
}

/** The usual size of a league table. */
const skeleton = { rows: 10, columns: 10 } as const;

const Table = ({
  leagueName,
  board: { rows, columns, kind, hasSides, race, isSpread },
  viewChoice,
  computedTable,
  below,
  onKind,
}: {
  readonly leagueName: string;
  readonly board: StandingsTable;
  readonly viewChoice: ReactNode;
  readonly computedTable: ReactNode;
  readonly below: ReactNode;
  readonly onKind: (kind: TableKind) => void;
}) => {
  const m = useMessages(standingsMessages);
  const chosen = rows.find(({ isMarked }) => isMarked);
  return (
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
      {viewChoice}
      {computedTable ?? (
        <>
          <LeagueTable caption={m.captions[kind](leagueName)} rows={rows} columns={columns} kind={kind} />
          {below}
          <PointsRace race={race} chosen={chosen?.key ?? null} isSpread={isSpread} />
        </>
      )}
      {computedTable === null ? null : below}
    </>
  );
};

/** A league's standings and form, and the points race. */
export const StandingsView = ({
  leagueName,
  seasonName,
  controls,
  board,
  busy,
  onKind,
  onRetry,
  matchesFailure,
  viewChoice,
  computedTable,
  below,
  exportMenu,
}: StandingsViewProps) => {
  const m = useMessages(standingsMessages);
  const { failure } = useMessages(appMessages);
  return (
    <PageFrame
      title={m.title}
      subtitle={leagueName === null ? null : m.subtitle(leagueName, seasonName ?? '')}
      isBusy={busy}
      beside={exportMenu}
    >
      {controls}
      {board.state === 'hidden' ? (
        <NotPublished title={m.hiddenTitle} text={m.hidden} />
      ) : (
        <LoadableContent
          of={board}
          placeholder={<TableSkeleton {...skeleton} />}
          busy={busy}
          onRetry={onRetry}
        >
          {(table) => (
            <>
              {table.rows.length === 0 ? (
                <EmptyState text={m.empty} />
              ) : (
                <Table
                  leagueName={leagueName ?? m.title}
                  board={table}
                  viewChoice={viewChoice}
                  computedTable={computedTable}
                  below={below}
                  onKind={onKind}
                />
              )}
              {matchesFailure === null ? null : (
                <Failure
                  title={m.noMatches}
                  cause={matchesFailure}
                  action={failure.retry}
                  onAction={onRetry}
                  busy={busy}
                />
              )}
            </>
          )}
        </LoadableContent>
      )}
    </PageFrame>
  );
};
