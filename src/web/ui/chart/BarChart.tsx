import { nice, ticks } from 'd3-array';
import * as styles from './chart.css.ts';
import { AxisLabel, GridLine } from './plot.tsx';
import { linear, percent } from './scale.ts';
import { series, shape } from './series.css.ts';

export interface Bar {
  /** Unique within the chart. */
  readonly label: string;
  readonly value: number;
  /** The value as text. */
  readonly text: string;
}

/** Bars side by side, hidden from screen readers. */
export const BarChart = ({ bars }: { readonly bars: readonly Bar[] }) => {
  const [, most] = nice(0, Math.max(1, ...bars.map(({ value }) => value)), 10);
  const height = linear([0, most], [0, 100]);
  const step = 100 / Math.max(bars.length, 1);
  const every = Math.ceil(bars.length / 12);
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={styles.picture} focusable="false">
        {ticks(0, most, 4).map((tick) => (
          <GridLine key={tick} at={100 - height(tick)} label={tick} />
        ))}
        {bars.map(({ label, value, text }, at) => (
          <g key={label} className={series.one}>
            <title>{`${label}: ${text}`}</title>
            <rect
              x={percent(step * (at + 0.15))}
              width={percent(step * 0.7)}
              y={percent(100 - height(Math.max(value, 0)))}
              height={percent(height(Math.max(value, 0)))}
              rx="3"
              className={shape}
            />
            {at % every === 0 ? (
              <AxisLabel x={percent(step * (at + 0.5))} dy="18" className={styles.mark}>
                {label}
              </AxisLabel>
            ) : null}
          </g>
        ))}
      </svg>
    </div>
  );
};
