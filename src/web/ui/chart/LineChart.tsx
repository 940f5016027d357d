import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, curveStepAfter, line as lineOf } from 'd3-shape';
import * as styles from './chart.css.ts';
import { percent } from './scale.ts';
import type { Series } from './series.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  /** Each once. */
  readonly name: string;
  readonly series: Series;
  /** By x ascending. */
  readonly points: readonly Point[];
  /** Holds its value until the next point. */
  readonly step?: boolean;
}

/** A place on an axis and what is written there. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** A moment or value worth a line of its own. */
export interface ChartMark {
  readonly x: number;
  readonly text: string;
}

const extent = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];

/** Lines over a common axis. The picture is for the eye; `ChartFigure` holds the table. */
export const LineChart = ({
  lines,
  xTicks,
  yTicks,
  marks,
}: {
  readonly lines: readonly Line[];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly marks?: readonly ChartMark[];
}) => {
  const points = lines.flatMap((line) => line.points);
  const x = scaleLinear(extent([...points.map((point) => point.x), ...xTicks.map(({ at }) => at)]), [0, 100]);
  const y = scaleLinear(extent([...points.map((point) => point.y), ...yTicks.map(({ at }) => at)]), [100, 0]);
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={styles.picture} focusable="false">
        {yTicks.map(({ at, text }) => (
          <g key={at}>
            <line x1="0" x2="100%" y1={percent(y(at))} y2={percent(y(at))} className={styles.grid} />
            <text x="0" dx="-8" y={percent(y(at))} dy="4" textAnchor="end" className={styles.mark}>
              {text}
            </text>
          </g>
        ))}
        {xTicks.map(({ at, text }, place) => (
          <text
            key={at}
            x={percent(x(at))}
            y="100%"
            dy="20"
            textAnchor="middle"
            className={place % 2 === 1 ? `${styles.mark} ${styles.minor}` : styles.mark}
          >
            {text}
          </text>
        ))}
        {(marks ?? []).map(({ x: at, text }) => (
          <g key={at}>
            <line x1={percent(x(at))} x2={percent(x(at))} y1="0" y2="100%" className={styles.grid} />
            <text x={percent(x(at))} y="0" dy="-4" textAnchor="middle" className={styles.mark}>
              {text}
            </text>
          </g>
        ))}
        <svg
          x="0"
          y="0"
          width="100%"
          height="100%"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
        >
          {lines.map(({ name, series, points: own, step = false }) => (
            <path
              key={name}
              className={`${series === 'quiet' ? styles.quietLine : styles.line} ${styles.series[series]}`}
              d={
                lineOf<Point>(
                  (point) => x(point.x),
                  (point) => y(point.y),
                ).curve(step ? curveStepAfter : curveMonotoneX)([...own]) ?? ''
              }
            />
          ))}
        </svg>
      </svg>
    </div>
  );
};
