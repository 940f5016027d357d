import * as styles from './chart.css.ts';
import type { Series } from './series.ts';

/** A series' colour beside its name. */
export const Swatch = ({ series }: { readonly series: Series }) => (
  <span aria-hidden="true" className={`${styles.swatch} ${styles.series[series]}`} />
);
