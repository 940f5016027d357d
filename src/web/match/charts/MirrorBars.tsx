import { type BySide, sides } from '@kampdag/core/side';
import { curveMonotoneX, line } from 'd3-shape';
import { mark, minor, picture, plot } from '../../ui/chart/chart.css.ts';
import { AxisLabel, StretchedPlot } from '../../ui/chart/plot.tsx';
import { linear, percent } from '../../ui/chart/scale.ts';
import { series, shape } from '../../ui/chart/series.css.ts';
import * as styles from './charts.css.ts';

/** Both sides' counts in one minute or period. */
export interface MirrorBar extends BySide<number> {
  readonly label: string;
  /** Positive towards home, negative towards away. */
  readonly trend?: number;
}

interface MirrorBarsProps {
  readonly bars: readonly MirrorBar[];
  /** Whether values are drawn at the bars, which must be few. */
  readonly withValues?: boolean;
}

/** Home's bars rise and away's hang from a zero line; a dotted line shows the trend. */
export const MirrorBars = ({ bars, withValues = false }: MirrorBarsProps) => {
  const most = Math.max(1, ...bars.flatMap(({ home, away }) => [home, away]));
  const height = linear([0, most], [0, withValues ? 40 : 48]);
  const step = 100 / Math.max(1, bars.length);
  const width = step * (withValues ? 0.5 : 0.7);
  const every = Math.max(1, Math.ceil(bars.length / 12));
  // On a phone only every other label fits.
  const isClose = bars.length > 6;
  const leans = Math.max(1, ...bars.map(({ trend }) => Math.abs(trend ?? 0)));
  const trend = linear([leans, -leans], [6, 94]);
  const hasTrend = bars.some((bar) => bar.trend !== undefined);
  return (
    <div className={plot} aria-hidden="true">
      <svg className={picture} focusable="false">
        <line x1="0" x2="100%" y1="50%" y2="50%" className={styles.zero} />
        {bars.map((bar, at) => {
          const left = percent(step * at + (step - width) / 2);
          const middle = percent(step * (at + 0.5));
          return (
            <g key={bar.label}>
              {sides.map((side) => (
                <g key={side} className={series[side]}>
                  <rect
                    x={left}
                    width={percent(width)}
                    y={percent(side === 'home' ? 50 - height(bar.home) : 50)}
                    height={percent(height(bar[side]))}
                    rx="2"
                    className={shape}
                  />
                </g>
              ))}
              {(withValues ? sides : []).map((side) => (
                <text
                  key={side}
                  x={middle}
                  y={percent(side === 'home' ? 50 - height(bar.home) : 50 + height(bar.away))}
                  dy={side === 'home' ? '-6' : '16'}
                  textAnchor="middle"
                  className={mark}
                >
                  {bar[side]}
                </text>
              ))}
              {at % every === 0 ? (
                <AxisLabel
                  x={middle}
                  dy="20"
                  className={isClose && (at / every) % 2 === 1 ? `${mark} ${minor}` : mark}
                >
                  {bar.label}
                </AxisLabel>
              ) : null}
            </g>
          );
        })}
        {hasTrend ? (
          <StretchedPlot>
            <path
              className={styles.trend}
              d={
                line<MirrorBar>(
                  (_, at) => step * (at + 0.5),
                  (bar) => trend(bar.trend ?? 0),
                ).curve(curveMonotoneX)([...bars]) ?? ''
              }
            />
          </StretchedPlot>
        ) : null}
      </svg>
    </div>
  );
};
