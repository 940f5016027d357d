import { clamped } from '../text/text.css.ts';
import * as styles from './chart.css.ts';
import { LineSwatch } from './Swatch.tsx';
import type { Series } from './series.css.ts';

/** A line's name, and its value at the end. */
export interface NamedLine {
  readonly key: string;
  readonly name: string;
  readonly series: Series;
  readonly last: string;
}

/** The lines of a chart by name; hidden from screen readers, as the lines are. */
export const LineLegend = ({ lines }: { readonly lines: readonly NamedLine[] }) => (
  <ul className={styles.legend} aria-hidden="true">
    {lines.map(({ key, name, series, last }) => (
      <li key={key} className={styles.legendItem}>
        <LineSwatch series={series} />
        <span className={clamped.one}>{name}</span>
        <b>{last}</b>
      </li>
    ))}
  </ul>
);
