import { columnIn, type StatisticsColumn } from '../statistics/columns.ts';
import { textOf } from '../ui/table/column.ts';
import { hidden } from '../ui/text/text.css.ts';
import { Skeleton } from '../ui/waiting/Skeleton.tsx';
import * as styles from './player.css.ts';
import type { Formatting } from './useFormatting.ts';

/** A figure with its short name and explanation. */
export interface Tile {
  readonly label: string;
  readonly explanation: string;
  readonly value: string;
  /** Whether it is the main figure. */
  readonly leads?: boolean;
}

/** Summed figures as tiles, with the main one marked. */
export const tilesOf = <Sum,>(
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

/** A few large figures. */
export const Tiles = ({ tiles }: { readonly tiles: readonly Tile[] }) => (
  <dl className={styles.tiles}>
    {tiles.map(({ label, explanation, value, leads = false }) => (
      <div key={label} className={leads ? styles.leading : styles.tile} title={explanation}>
        <dt className={styles.label}>
          <span aria-hidden="true">{label}</span>
          <span className={hidden}>{explanation}</span>
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The placeholder of tiles. */
export const TilesSkeleton = ({ count }: { readonly count: number }) => (
  <div className={styles.tiles} aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <div key={`tile ${at}`} className={styles.tile}>
        <Skeleton width="2rem" height="0.75rem" />
        <Skeleton width="3rem" height="1.5rem" />
      </div>
    ))}
  </div>
);
