import { matchesName } from '@kampdag/core/search/searchWord';
import type { SportKind } from '@kampdag/core/sportKind';
import { type ComponentType, useMemo } from 'react';
import { useFormat, useI18n, useMessages } from '../../i18n/I18nContext.tsx';
import { appMessages } from '../../i18n/messages/app.ts';
import { statisticsMessages } from '../../i18n/messages/statistics.ts';
import type { StatisticsDefinition, StatisticsName } from '../../statistics/definition.ts';
import { entryOf } from '../../statistics/entry.ts';
import { LeaderCards } from '../../statistics/leaders/LeaderCards.tsx';
import { leaderBoards } from '../../statistics/leaders/leaders.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import * as styles from './statistics.css.ts';
import { statisticsColumns, subjectCells } from './statisticsColumns.tsx';
import { type Statistics, useStatistics } from './useStatistics.ts';

/** A definition with its sport and registered name. */
interface StatisticsOfSport<P, Row extends object> {
  readonly definition: StatisticsDefinition<P, Row>;
  readonly sport: SportKind;
  readonly name: StatisticsName;
}

const noRows: readonly never[] = [];

/** Maximum number of columns in a table's placeholder. */
const mostColumns = 14;

/** A statistics screen by definition: leaders, table and chart. */
export const StatisticsView = <P, Row extends object>({
  definition,
  name,
  statistics,
}: StatisticsOfSport<P, Row> & { readonly statistics: Statistics<Row> }) => {
  const m = useMessages(statisticsMessages);
  const { language } = useI18n();
  const { number } = useFormat();
  const { selection, filter, leagueName, data } = statistics;
  const { basis } = filter;
  const { subject, leaders, fields, sort, Summary, Chart } = definition;
  const league = data.state === 'ready' ? data.value : noRows;
  const columns = useMemo(() => {
    const cells = subjectCells(subject, selection);
    const drawn = (column: Column<Row>): Column<Row> => {
      const cell = cells[column.key];
      return cell === undefined ? column : { ...column, cell };
    };
    return statisticsColumns(definition, league, basis, language).map(drawn);
  }, [definition, subject, selection, league, basis, language]);
  const initial = useMemo(
    () => (sort === null ? null : ({ key: sort, direction: 'descending' } as const)),
    [sort],
  );
  const about = entryOf(subject, selection);
  const pathOf = (row: Row): string | null => about(row).to;
  const isRegular = definition.regulars?.(league) ?? (() => true);
  const title = m.titles[name];
  const tables = styles.foldedTables[subject.type === 'team' ? 0 : subject.columns.length];
  return (
    <StatisticsPage
      title={title}
      fields={fields}
      statistics={statistics}
      keep={(row) =>
        (!filter.regulars || isRegular(row)) &&
        (definition.keep?.(row, filter) ?? true) &&
        (!fields.includes('search') || matchesName(filter.search, about(row).name))
      }
      room={{
        leaders: leaders.length,
        columns: Math.min(columns.length, mostColumns),
        rows: subject.type === 'team' ? 14 : 20,
      }}
    >
      {(rows) => {
        const order = definition.order(basis);
        const sorted = rows.toSorted((a, b) => Number(isRegular(b)) - Number(isRegular(a)) || order(a, b));
        const isMixed = rows.some(isRegular) && !rows.every(isRegular);
        const table = (
          <div className={tables}>
            <DataTable
              caption={m.caption(title, leagueName ?? '')}
              rows={sorted}
              columns={columns}
              rowKey={uniqueKeys(sorted, (row) => about(row).key)}
              name=""
              sort={initial}
              mobilePageSize={10}
              rowLink={pathOf}
              mark={(row) => (isMixed && !isRegular(row) ? 'quiet' : null)}
              ranked
            />
            {isMixed ? <p className={styles.note}>{m.quietGoalies}</p> : null}
          </div>
        );
        const picture = Chart === undefined ? null : <Chart rows={sorted} pathOf={pathOf} />;
        return (
          <>
            <LeaderCards
              boards={leaderBoards({
                rows: sorted,
                rules: leaders,
                columns,
                isRegular,
                about,
                language,
                number,
              })}
            />
            {Summary === undefined ? null : <Summary rows={sorted} league={league} />}
            {definition.isChartBeside === true ? (
              <div className={styles.beside}>
                {table}
                {picture}
              </div>
            ) : (
              <>
                {table}
                {picture}
              </>
            )}
          </>
        );
      }}
    </StatisticsPage>
  );
};

/** The statistics screen of a definition. */
export const statisticsScreen = <P, Row extends object>(page: StatisticsOfSport<P, Row>): ComponentType => {
  const StatisticsScreen = () => {
    const { menu } = useMessages(appMessages);
    const statistics = useStatistics(page.definition, page.sport);
    useTitle(`${menu.statistics}: ${menu[page.name]}`, statistics.leagueName);
    return <StatisticsView {...page} statistics={statistics} />;
  };
  return StatisticsScreen;
};
