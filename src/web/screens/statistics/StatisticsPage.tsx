import { teamPath } from '@kampdag/core/site/paths';
import type { Selection } from '@kampdag/core/site/selection';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { statisticsMessages } from '../../i18n/messages/statistics.ts';
import { CallResult } from '../../machines/CallResult.tsx';
import { valueOf } from '../../machines/loadable.ts';
import { TeamsWithheld } from '../../people/TeamsWithheld.tsx';
import { type FilterField, noFilters } from '../../statistics/filter.ts';
import { LeaderSkeleton } from '../../statistics/leaders/LeaderCards.tsx';
import * as button from '../../ui/controls/Button.css.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ShareButton } from '../../ui/copy/ShareButton.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { Info } from '../../ui/text/Info.tsx';
import { EmptyState } from '../../ui/waiting/EmptyState.tsx';
import { Failure } from '../../ui/waiting/Failure.tsx';
import { NotPublished } from '../../viewingPreferences/NotPublished.tsx';
import { isNarrowed } from './filter/ActiveChips.tsx';
import { FilterBar } from './filter/FilterBar.tsx';
import * as styles from './statistics.css.ts';
import type { Statistics } from './useStatistics.ts';

/** The page's address with its filters, and with the season and league that it shows by default. */
const withSelection = ({ href }: Pick<Location, 'href'>, { seasonId, tournamentId }: Selection): string => {
  const { pathname, searchParams } = new URL(href);
  for (const [name, id] of Object.entries({ seasonId, tournamentId })) {
    if (id !== null) searchParams.set(name, String(id));
  }
  return `${pathname}?${searchParams}`;
};

/** The frame of every statistics screen: title, filters, and rows or the reason why there are none. */
export const StatisticsPage = <Row extends object>({
  title,
  fields,
  statistics: { data, leagueName, seasonName, selection, teams, teamsFailure, filter, change, busy, retry },
  keep,
  room,
  children,
}: {
  readonly title: string;
  readonly fields: readonly FilterField[];
  readonly statistics: Statistics<Row>;
  /** Whether a row passes the client-side filters. */
  readonly keep: (row: Row) => boolean;
  /** The size of the placeholder; without leader cards if the screen has none. */
  readonly room: { readonly leaders: number; readonly columns: number; readonly rows: number };
  /** Renders the rows; called with at least one. */
  readonly children: (rows: readonly Row[]) => ReactNode;
}) => {
  const m = useMessages(statisticsMessages);
  const { failure } = useMessages(appMessages);
  const isOpen = data.state !== 'hidden' && data.state !== 'withheld' && data.state !== 'otherSport';
  const kept = isOpen ? (valueOf(data)?.filter(keep) ?? null) : null;
  const narrowed = isNarrowed(fields, filter, m.filter);
  const skeleton = (
    <div className={styles.body}>
      {room.leaders > 0 ? <LeaderSkeleton cards={room.leaders} /> : null}
      <TableSkeleton columns={room.columns} rows={room.rows} />
    </div>
  );
  return (
    <PageFrame
      title={title}
      subtitle={leagueName === null ? null : m.subtitle(leagueName, seasonName)}
      isBusy={busy}
      beside={
        <>
          {filter.teamId === null ? null : (
            <PageLink to={teamPath(selection, filter.teamId)} className={button.quiet}>
              {m.toTeam}
            </PageLink>
          )}
          <ShareButton of={() => ({ path: withSelection(location, selection), title, text: leagueName })} />
        </>
      }
    >
      {isOpen && fields.includes('team') && teamsFailure !== null ? (
        <Failure title={failure.teams} cause={teamsFailure.text} onRetry={teamsFailure.retry} />
      ) : null}
      {isOpen && fields.length > 0 ? (
        <FilterBar
          fields={fields}
          filter={filter}
          teams={teams}
          found={filter.search === '' ? null : (kept?.length ?? null)}
          onChange={change}
        />
      ) : null}
      {data.state === 'hidden' ? (
        <NotPublished isPage title={m.hidden} text={m.hiddenText} />
      ) : data.state === 'withheld' ? (
        <TeamsWithheld />
      ) : data.state === 'otherSport' ? (
        <>
          <Info title={m.otherSport} text={m.otherSportText(leagueName ?? '')} />
          <div className={styles.ways}>
            {data.own === null ? null : (
              <PageLink to={data.own} className={button.primary}>
                {m.toOwnStatistics}
              </PageLink>
            )}
            <PageLink to={data.scoreboard} className={button.quiet}>
              {m.toScoreboard}
            </PageLink>
          </div>
        </>
      ) : (
        <CallResult page={{ view: data, busy, retry }} placeholder={skeleton} failed={m.loadFailed}>
          {() =>
            kept !== null && kept.length > 0 ? (
              <div className={styles.body}>{children(kept)}</div>
            ) : (
              <div className={styles.empty}>
                <div className={styles.emptyWords}>
                  <EmptyState text={narrowed ? m.emptyFiltered : m.empty} />
                </div>
                {narrowed ? <Button onClick={() => change(noFilters)}>{m.clearFilters}</Button> : null}
              </div>
            )
          }
        </CallResult>
      )}
    </PageFrame>
  );
};
