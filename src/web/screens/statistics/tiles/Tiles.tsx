import { hidden } from '../../../ui/hidden.css.ts';
import * as styles from './Tiles.css.ts';

/** One figure that sums a page up. */
export interface Tile {
  readonly label: string;
  readonly value: string;
  readonly more: string | null;
}

/** A page's main figures, large. */
export const Tiles = ({ title, tiles }: { readonly title: string; readonly tiles: readonly Tile[] }) => (
  <section>
    <h2 className={hidden}>{title}</h2>
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, more }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {more === null ? null : <dd className={styles.more}>{more}</dd>}
        </div>
      ))}
    </dl>
  </section>
);
