import type { Basis } from '@kampdag/core/league/player/perGame';
import type { Language } from '@kampdag/core/site/language';
import { columnIn } from '../../statistics/columns.ts';
import type { StatisticsDefinition } from '../../statistics/definition.ts';
import { type Column, nothing } from '../../ui/table/column.ts';
import { subjectColumns } from './subject.tsx';

/**
 * A definition's columns for a league as reported: a detailed column that is 0 for every player was not reported and shows dashes. Such a
 * figure may be 0 for one player, never for a whole league that has played.
 */
export const statisticsColumns = <P, Row extends object>(
  { subject, columns, detailed }: StatisticsDefinition<P, Row>,
  league: readonly Row[],
  basis: Basis,
  language: Language,
): readonly Column<Row>[] => {
  const asReported = (column: Column<Row>): Column<Row> =>
    detailed.includes(column.key) && league.every((row) => (column.value(row) ?? 0) === 0)
      ? { ...column, value: () => null, text: () => nothing }
      : column;
  return [...subjectColumns(subject), ...columns(league, basis)].map(columnIn(language)).map(asReported);
};
