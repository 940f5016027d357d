import { columnIn, type StatisticsColumn } from '../statistics/columns.ts';
import { textOf } from '../ui/table/column.ts';
import type { Tile } from './Tiles.tsx';
import type { Formatting } from './useFormatting.ts';

/** Summed figures as tiles, with the main one marked. */
export const tilesOf = <Sum>(
  figures: readonly StatisticsColumn<Sum>[],
  leading: string,
  sum: Sum,
  { language, format }: Pick<Formatting, 'language' | 'format'>,
): readonly Tile[] =>
  figures.map(columnIn(language)).map((column) => ({
    label: column.label,
    explanation: column.explanation ?? column.label,
    value: textOf(column, sum, format.number),
    leads: column.key === leading,
  }));
