import type { Basis } from '@kampdag/core/league/player/perGame';
import type { Language } from '@kampdag/core/site/language';
import { columnIn } from '../../statistics/columns.ts';
import type { StatisticsDefinition } from '../../statistics/definition.ts';
import { type Column, nothing } from '../../ui/table/column.ts';
import { subjectColumns } from './subject.tsx';

/**
 * The columns of a definition for a league as it was reported: a detailed one in which nobody has anything was not reported and shows
 * dashes. Such figures are 0 for one player, never for all of a league that has played.
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
