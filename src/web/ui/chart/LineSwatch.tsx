import * as styles from './chart.css.ts';
import { series as colours } from './series.css.ts';
import type { Series } from './series.ts';

/** A sample of a series' line beside its name: its colour, and its dash pattern, which does not depend on colour vision. */
export const LineSwatch = ({ series }: { readonly series: Series }) => (
  <svg className={styles.lineSwatch} viewBox="0 0 28 12" aria-hidden="true" focusable="false">
    <path className={`${styles.line} ${colours[series]} ${styles.strokes[series]}`} d="M1 6h26" />
  </svg>
);
