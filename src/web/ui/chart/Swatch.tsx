import * as styles from './chart.css.ts';
import { series as colours, type Series } from './series.css.ts';

/** A series' colour and shape beside its name: a bar, or a point. */
export const Swatch = ({
  series,
  isPoint = false,
}: {
  readonly series: Series;
  readonly isPoint?: boolean;
}) => (
  <span aria-hidden="true" className={`${isPoint ? styles.pointSwatch : styles.swatch} ${colours[series]}`} />
);

/** A sample of a series' line beside its name: its colour, and its dash pattern, which does not depend on colour vision. */
export const LineSwatch = ({ series }: { readonly series: Series }) => (
  <svg className={styles.lineSwatch} viewBox="0 0 28 12" aria-hidden="true" focusable="false">
    <path className={`${styles.line} ${colours[series]} ${styles.strokes[series]}`} d="M1 6h26" />
  </svg>
);
