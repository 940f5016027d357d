import { curveMonotoneX, line as lineOf } from 'd3-shape';
import { memo, useMemo } from 'react';
import * as styles from './chart.css.ts';
import { AxisLabel, GridLine, StretchedPlot } from './plot.tsx';
import { LineSwatch } from './Swatch.tsx';
import { linear, percent } from './scale.ts';
import { series as colours, type Series } from './series.css.ts';
import { useReadout } from './useReadout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Line {
  /** Unique within the chart. */
  readonly name: string;
  readonly series: Series;
  /** In ascending order of x. */
  readonly points: readonly Point[];
}

/** A position on an axis and its label. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

type Scale = (value: number) => number;

const extent = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];

type AxesProps = Pick<LineChartProps, 'xTicks' | 'yTicks'> & {
  readonly x: Scale;
  readonly y: Scale;
};

const Axes = ({ x, y, xTicks, yTicks }: AxesProps) => (
  <>
    {yTicks.map(({ at, text }) => (
      <GridLine key={at} at={y(at)} label={text} />
    ))}
    {xTicks.map(({ at, text }, place) => (
      <AxisLabel
        key={at}
        x={percent(x(at))}
        dy="20"
        className={place % 2 === 1 ? `${styles.mark} ${styles.minor}` : styles.mark}
      >
        {text}
      </AxisLabel>
    ))}
  </>
);

/** The lines stretch with the chart, their strokes do not. */
const Lines = memo(
  ({ lines, x, y }: { readonly lines: readonly Line[]; readonly x: Scale; readonly y: Scale }) => (
    <StretchedPlot>
      {lines.map(({ name, series, points }) => (
        <path
          key={name}
          className={`${series === 'quiet' ? styles.quietLine : styles.line} ${colours[series]} ${styles.strokes[series]}`}
          d={
            lineOf<Point>(
              (point) => x(point.x),
              (point) => y(point.y),
            ).curve(curveMonotoneX)([...points]) ?? ''
          }
        />
      ))}
    </StretchedPlot>
  ),
);

const valueAt = ({ points }: Line, at: number): number | null =>
  points.findLast(({ x }) => x <= at)?.y ?? null;

interface LineChartProps {
  readonly lines: readonly Line[];
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  /** Formats a position and a value for the readout. */
  readonly readout: { readonly x: (x: number) => string; readonly y: (y: number) => string };
}

/** Lines over a common axis, hidden from screen readers; `ChartFigure` has the table. */
export const LineChart = ({ lines, xTicks, yTicks, readout }: LineChartProps) => {
  const { x, xAt, y, values } = useMemo(() => {
    const points = lines.flatMap((line) => line.points);
    const width = extent([...points.map((point) => point.x), ...xTicks.map(({ at }) => at)]);
    return {
      x: linear(width, [0, 100]),
      xAt: linear([0, 100], width),
      y: linear(extent([...points.map((point) => point.y), ...yTicks.map(({ at }) => at)]), [100, 0]),
      values: [...new Set(points.map((point) => point.x))],
    };
  }, [lines, xTicks, yTicks]);
  const { at, handlers } = useReadout(values, (share) => xAt(share * 100));
  const readouts =
    at === null
      ? []
      : lines
          .flatMap((line) => {
            const value = line.series === 'quiet' ? null : valueAt(line, at);
            return value === null ? [] : [{ line, value }];
          })
          .toSorted((a, b) => b.value - a.value);
  return (
    <div className={styles.plot} aria-hidden="true">
      <svg className={styles.livePicture} focusable="false" {...handlers}>
        <rect width="100%" height="100%" className={styles.ground} />
        <Axes x={x} y={y} xTicks={xTicks} yTicks={yTicks} />
        <Lines lines={lines} x={x} y={y} />
        {at === null ? null : (
          <line x1={percent(x(at))} x2={percent(x(at))} y1="0" y2="100%" className={styles.crosshair} />
        )}
        {readouts.map(({ line: { name, series }, value }) => (
          <circle
            key={name}
            cx={percent(x(at ?? 0))}
            cy={percent(y(value))}
            r="4.5"
            className={`${styles.dot} ${colours[series]}`}
          />
        ))}
      </svg>
      {at === null ? null : (
        <div className={x(at) > 50 ? styles.readoutAtStart : styles.readoutAtEnd}>
          <p className={styles.readoutTitle}>{readout.x(at)}</p>
          {readouts.map(({ line: { name, series }, value }) => (
            <p key={name} className={styles.readoutRow}>
              <LineSwatch series={series} />
              <span className={styles.readoutName}>{name}</span>
              <b>{readout.y(value)}</b>
            </p>
          ))}
        </div>
      )}
    </div>
  );
};
