import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { mark, minor, picture, plot, series } from '../../ui/chart/chart.css.ts';
import * as styles from '../charts/charts.css.ts';

/** By how much home leads from a place on; negative is away's lead. */
export interface Difference {
  readonly x: number;
  readonly by: number;
}

/** A moment on the line, such as a goal. */
interface Moment extends Difference {
  readonly key: string;
  readonly side: 'home' | 'away';
  readonly text: string;
}

interface DifferencePlotProps {
  /** By x ascending, the first at the start, the last where it stands now. */
  readonly steps: readonly Difference[];
  readonly end: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly moments: readonly Moment[];
}

const percent = (share: number): string => `${Math.round(share * 100) / 100}%`;

/** Above the middle home leads, below it away: a step for every change, a dot for every moment worth one. */
export const DifferencePlot = ({ steps, end, ticks, moments }: DifferencePlotProps) => {
  const top = Math.max(2, ...steps.map(({ by }) => by));
  const foot = Math.min(-2, ...steps.map(({ by }) => by));
  const x = scaleLinear([0, Math.max(1, end)], [0, 100]);
  const y = scaleLinear([top, foot], [0, 100]);
  const half = (pick: (by: number) => number): string =>
    area<Difference>(
      (step) => x(step.x),
      y(0),
      (step) => y(pick(step.by)),
    ).curve(curveStepAfter)([...steps]) ?? '';
  const edge = line<Difference>(
    (step) => x(step.x),
    (step) => y(step.by),
  ).curve(curveStepAfter);
  return (
    <div className={plot} aria-hidden="true">
      <svg className={picture} focusable="false">
        {y
          .ticks(Math.min(6, top - foot))
          .filter(Number.isInteger)
          .map((tick) => (
            <text key={tick} x="0" dx="-8" y={percent(y(tick))} dy="4" textAnchor="end" className={mark}>
              {Math.abs(tick)}
            </text>
          ))}
        {ticks.map(({ at, text }, place) => (
          <g key={at}>
            <line
              x1={percent(x(at))}
              x2={percent(x(at))}
              y1="0"
              y2="100%"
              className={styles.zero}
              opacity="0.35"
            />
            <text
              x={percent(x(at))}
              y="100%"
              dx={place === 0 ? 0 : 4}
              dy="20"
              textAnchor="start"
              className={ticks.length > 8 && place % 2 === 1 ? `${mark} ${minor}` : mark}
            >
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
          <g className={series.home}>
            <path className={styles.sunk} d={half((by) => Math.max(0, by))} />
          </g>
          <g className={series.away}>
            <path className={styles.sunk} d={half((by) => Math.min(0, by))} />
          </g>
          <path className={styles.edge} d={edge([...steps]) ?? ''} />
        </svg>
        <line x1="0" x2="100%" y1={percent(y(0))} y2={percent(y(0))} className={styles.zero} />
        {moments.map(({ key, x: at, by, side, text }) => (
          <g key={key} className={series[side]}>
            <circle cx={percent(x(at))} cy={percent(y(by))} r="6" className={styles.dot}>
              <title>{text}</title>
            </circle>
          </g>
        ))}
      </svg>
    </div>
  );
};
