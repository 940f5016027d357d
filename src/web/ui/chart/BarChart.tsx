import { nice, ticks } from 'd3-array';
import { PageLink } from '../PageLink.tsx';
import { AxisLabel } from './AxisLabel.tsx';
import * as styles from './chart.css.ts';
import { linear, percent } from './scale.ts';
import { series as colours, shape } from './series.css.ts';
import type { Series } from './series.ts';

export interface Bar {
  /** Each once. */
  readonly label: string;
  readonly value: number;
  /** The value as written. */
  readonly text: string;
  /** Where the bar leads. */
  readonly link?: string;
  readonly series?: Series;
}

const Horizontal = ({ bars, unit }: { readonly bars: readonly Bar[]; readonly unit: string }) => {
  const length = linear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, 100]);
  return (
    <ol className={styles.bars}>
      {bars.map(({ label, value, text, link, series = 'one' }) => (
        <li key={label} className={styles.bar}>
          {link === undefined ? (
            <span className={styles.barLabel}>{label}</span>
          ) : (
            <PageLink to={link} className={`${styles.barLabel} ${styles.barLink}`}>
              {label}
            </PageLink>
          )}
          <svg width="100%" height="14" className={colours[series]} aria-hidden="true" focusable="false">
            <rect width={percent(length(Math.max(value, 0)))} height="14" rx="3" className={shape} />
          </svg>
          <span className={styles.barText}>
            {text}
            {unit === '' ? '' : ` ${unit}`}
          </span>
        </li>
      ))}
    </ol>
  );
};

const Vertical = ({ bars, unit }: { readonly bars: readonly Bar[]; readonly unit: string }) => {
  const [, most] = nice(0, Math.max(1, ...bars.map(({ value }) => value)), 10);
  const height = linear([0, most], [0, 100]);
  const step = 100 / Math.max(bars.length, 1);
  const every = Math.ceil(bars.length / 12);
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={styles.picture} focusable="false">
        {ticks(0, most, 4).map((tick) => (
          <g key={tick}>
            <line
              x1="0"
              x2="100%"
              y1={percent(100 - height(tick))}
              y2={percent(100 - height(tick))}
              className={styles.grid}
            />
            <text
              x="0"
              dx="-8"
              y={percent(100 - height(tick))}
              dy="4"
              textAnchor="end"
              className={styles.mark}
            >
              {tick}
            </text>
          </g>
        ))}
        {bars.map(({ label, value, text, series = 'one' }, at) => (
          <g key={label} className={colours[series]}>
            <title>{`${label}: ${text} ${unit}`.trim()}</title>
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

/** Quantities side by side. Lying, every bar has its name and may lead somewhere; standing, the picture is for the eye alone. */
export const BarChart = ({
  bars,
  unit = '',
  horizontal = false,
}: {
  readonly bars: readonly Bar[];
  readonly unit?: string;
  readonly horizontal?: boolean;
}) => (horizontal ? <Horizontal bars={bars} unit={unit} /> : <Vertical bars={bars} unit={unit} />);
