import type { Language } from '@kampdag/core/site/language';
import { type Column, textOf } from '../../ui/table/column.ts';
import type { LeaderRule } from '../definition.ts';
import type { Entry } from '../entry.ts';

/** Who leads in one thing. */
export interface Leader extends Entry {
  /** The value as written. */
  readonly text: string;
  /** How long the bar is, 0 to 1; null: no bar, for its length would tell nothing. */
  readonly share: number | null;
}

/** The leaders in one thing, the best first. */
export interface LeaderBoard {
  readonly key: string;
  /** `Points`. */
  readonly title: string;
  readonly leaders: readonly Leader[];
}

/** How many lead. */
const places = 5;

/**
 * The first five by a value: rows without it, and in things that are counted those with 0, lead in nothing. Rows of one value stay in
 * the order in which they come, which is the table's own.
 */
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
  /** Writes a number. */
  readonly number: (value: number) => string;
}

/** The leaders' boards of some columns; one that nobody leads is left out. */
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
