import type { Language } from '@kampdag/core/site/language';
import { type Column, textOf } from '../../ui/table/column.ts';
import type { LeaderRule } from '../definition.ts';
import type { Entry } from '../entry.ts';

/** A leader in one figure. */
export interface Leader extends Entry {
  /** The formatted value. */
  readonly text: string;
  /** The bar's length, 0 to 1; null without a bar, where its length would mean nothing. */
  readonly share: number | null;
}

/** The leaders in one figure, best first. */
export interface LeaderBoard {
  readonly key: string;
  /** `Points`. */
  readonly title: string;
  readonly leaders: readonly Leader[];
}

/** The most leaders. */
const places = 5;

/** The first five by a value. Rows without one, or with 0 where more is better, are left out. Ties keep the table's order. */
export const firstFive = <Row>(
  rows: readonly Row[],
  value: (row: Row) => number | null,
  best: 'most' | 'least' = 'most',
): readonly { readonly row: Row; readonly value: number }[] =>
  rows
    .flatMap((row) => {
      const own = value(row);
      return own === null || (best === 'most' && own <= 0) ? [] : [{ row, value: own }];
    })
    .toSorted((a, b) => (best === 'most' ? b.value - a.value : a.value - b.value))
    .slice(0, places);

interface LeadersOf<Row> {
  readonly rows: readonly Row[];
  readonly rules: readonly LeaderRule[];
  readonly columns: readonly Column<Row>[];
  readonly isRegular: (row: Row) => boolean;
  readonly about: (row: Row) => Entry;
  readonly language: Language;
  /** Formats a number. */
  readonly number: (value: number) => string;
}

/** The leader boards of some columns, without empty ones. */
export const leaderBoards = <Row>({
  rows,
  rules,
  columns,
  isRegular,
  about,
  language,
  number,
}: LeadersOf<Row>): readonly LeaderBoard[] =>
  rules.flatMap(({ column: key, title, best = 'most', hasBars = true, amongRegulars = false }) => {
    const column = columns.find((some) => some.key === key);
    if (column === undefined) return [];
    const five = firstFive(
      amongRegulars ? rows.filter(isRegular) : rows,
      (row) => {
        const value = column.value(row);
        return typeof value === 'number' ? value : null;
      },
      best,
    );
    const top = five[0]?.value ?? 0;
    const leaderOf = ({ row, value }: (typeof five)[number]): Leader => ({
      ...about(row),
      text: textOf(column, row, number),
      share: hasBars && top > 0 ? value / top : null,
    });
    const name = title?.[language] ?? column.explanation ?? column.label;
    return five.length === 0 ? [] : [{ key, title: name, leaders: five.map(leaderOf) }];
  });
