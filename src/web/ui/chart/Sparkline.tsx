import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import * as styles from './chart.css.ts';
import type { Series } from './series.ts';

/** How a value went, without axes; the figures beside it tell the rest. */
export const Sparkline = ({
  values,
  series = 'one',
}: {
  readonly values: readonly number[];
  readonly series?: Series;
}) => {
  const x = scaleLinear([0, Math.max(values.length - 1, 1)], [0, 100]);
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [100, 0]);
  const path = line<number>((_, at) => x(at), y)([...values]);
  return path === null ? null : (
    <svg
      className={`${styles.spark} ${styles.series[series]}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} className={styles.line} />
    </svg>
  );
};
