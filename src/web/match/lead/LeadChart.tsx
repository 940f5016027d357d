import type { Moment } from '@kampdag/core/live/cursor/moment';
import { type BySide, type Side, sides } from '@kampdag/core/side';
import { useId } from 'react';
import { ChartFigure, type ChartTable } from '../../ui/chart/ChartFigure.tsx';
import { grid, mark } from '../../ui/chart/chart.css.ts';
import { AxisLabel } from '../../ui/chart/plot.tsx';
import { percent } from '../../ui/chart/scale.ts';
import { useReadout } from '../../ui/chart/useReadout.ts';
import { teamLegend } from '../charts/teamLegend.ts';
import { useGoToMoment } from '../scrub/goTo.ts';
import * as styles from './lead.css.ts';
import { areaPath, type LeadPoint, leadOf, leadSteps, linePath } from './leadPath.ts';

/** A score change as drawn. */
export interface PlottedPoint extends LeadPoint {
  readonly key: string;
  readonly side: Side;
  /** The moment in words. */
  readonly text: string;
  /** Its position in the match's log; null where unknown. */
  readonly moment: Moment | null;
}

/** The score through a match or a set. */
export interface LeadView {
  readonly points: readonly PlottedPoint[];
  /** Periods, sets or rallies, each with its start. */
  readonly sections: readonly { readonly key: string; readonly label: string; readonly x: number }[];
  /** The end of the x-axis. */
  readonly end: number;
  /** The end of the line; play has not gone beyond it. */
  readonly until: number;
  /** Whether the score restarts in every section. Default: false. */
  readonly restarts?: boolean;
}

interface LeadChartProps {
  readonly title: string;
  readonly summary: string;
  readonly names: BySide<string>;
  readonly view: LeadView;
  readonly table: ChartTable;
  readonly level?: 'h2' | 'h3';
  /** Whether each change is drawn as a dot. Default: with at most 30 changes. */
  readonly showsPoints?: boolean;
}

/** The most changes that are drawn as dots. */
const mostPoints = 30;

/** Leads below this share of the chart's height get no axis label, which would overlap that of zero. */
const apart = 0.1;

/** The lead chart: who led, and by how much, through the match. */
export const LeadChart = ({
  title,
  summary,
  names,
  view: { points, sections, end, until, restarts = false },
  table,
  level = 'h2',
  showsPoints = points.length <= mostPoints,
}: LeadChartProps) => {
  const clip = useId();
  const leads = points.map(leadOf);
  const largest = { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)) };
  const least = Math.max(largest.home, largest.away, 1) / 4;
  const up = Math.max(largest.home, least);
  const down = Math.max(largest.away, least);
  const width = Math.max(1, end);
  const x = (at: number): string => percent((100 * at) / width);
  const y = (lead: number): string => percent((100 * (up - lead)) / (up + down));
  const steps = leadSteps(points, until, restarts);
  const path = areaPath(steps);
  const goTo = useGoToMoment();
  const isPressable = goTo !== null && points.some(({ moment }) => moment !== null);
  const { at: pointedAt, handlers } = useReadout(
    points.map((point) => point.x),
    (share) => share * width,
  );
  const pointed = isPressable ? points.findLast((point) => point.x === pointedAt) : undefined;
  const pressed = (): void => {
    if (goTo !== null && pointed?.moment) goTo(pointed.moment);
  };
  const shade = { home: { y: -up - 1, height: up + 1 }, away: { y: 0, height: down + 1 } } as const;
  return (
    <ChartFigure level={level} title={title} summary={summary} legend={teamLegend(names)} table={table}>
      <div className={styles.plot} aria-hidden="true">
        <svg
          className={isPressable ? styles.pressable : styles.picture}
          focusable="false"
          {...(isPressable ? { ...handlers, onClick: pressed } : {})}
        >
          <rect width="100%" height="100%" className={styles.ground} />
          {sections.map(({ key, label, x: start }, at) => (
            <g key={key}>
              {at === 0 ? null : (
                <line x1={x(start)} x2={x(start)} y1="0" y2="100%" className={styles.bound} />
              )}
              <AxisLabel x={x((start + (sections[at + 1]?.x ?? end)) / 2)} dy="18" className={mark}>
                {label}
              </AxisLabel>
            </g>
          ))}
          {[largest.home, 0, -largest.away]
            .filter((lead, at) => at === 1 || Math.abs(lead) >= (up + down) * apart)
            .map((lead) => (
              <g key={lead}>
                <line
                  x1="0"
                  x2="100%"
                  y1={y(lead)}
                  y2={y(lead)}
                  className={lead === 0 ? styles.middle : grid}
                />
                <text x="0" dx="-6" y={y(lead)} dy="4" textAnchor="end" className={mark}>
                  {lead === 0 ? '0' : `+${Math.abs(lead)}`}
                </text>
              </g>
            ))}
          <svg
            width="100%"
            height="100%"
            viewBox={`0 ${-up} ${width} ${up + down}`}
            preserveAspectRatio="none"
            overflow="visible"
          >
            {sides.map((side) => (
              <g key={side} className={styles.side[side]}>
                <clipPath id={`${clip}${side}`}>
                  <rect x="0" width={width} {...shade[side]} />
                </clipPath>
                <path d={path} clipPath={`url(#${clip}${side})`} className={styles.area} />
                <path d={linePath(steps)} clipPath={`url(#${clip}${side})`} className={styles.line} />
              </g>
            ))}
          </svg>
          {showsPoints
            ? points.map((point) => (
                <circle
                  key={point.key}
                  cx={x(point.x)}
                  cy={y(leadOf(point))}
                  r="5"
                  className={styles.dot[point.side]}
                >
                  <title>{point.text}</title>
                </circle>
              ))
            : null}
          {pointed === undefined ? null : (
            <>
              <line x1={x(pointed.x)} x2={x(pointed.x)} y1="0" y2="100%" className={styles.crosshair} />
              <circle cx={x(pointed.x)} cy={y(leadOf(pointed))} r="6" className={styles.dot[pointed.side]} />
              <text
                x={x(pointed.x)}
                y="0"
                dx={pointed.x > width / 2 ? -6 : 6}
                dy="12"
                textAnchor={pointed.x > width / 2 ? 'end' : 'start'}
                className={styles.pointed}
              >
                {pointed.text}
              </text>
            </>
          )}
        </svg>
      </div>
    </ChartFigure>
  );
};
