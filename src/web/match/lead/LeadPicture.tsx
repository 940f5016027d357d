import { placeKey } from '@kampdag/core/league/match/periodPlace';
import type { BySide } from '@kampdag/core/side';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { useId } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import { ChartFigure } from '../../ui/chart/ChartFigure.tsx';
import { clockText } from '../parts/clockText.ts';
import { keyed } from '../parts/keyed.ts';
import { type Course, type CoursePoint, leadOf, tellingPoints } from './course.ts';
import * as styles from './lead.css.ts';
import { areaPath, leadSteps, linePath } from './leadPath.ts';

interface LeadPictureProps {
  readonly sport: SportKind;
  readonly names: BySide<string>;
  readonly course: Course;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;

/** More goals than this are a line, not single moments. */
const mostDots = 30;

/** A lead of less than this share of the picture's height would have its figure written over that of none. */
const apart = 0.1;

/** Who led, and by how much, from the first minute to the last. */
export const LeadPicture = ({ sport, names, course }: LeadPictureProps) => {
  const m = useMessages(matchPageMessages);
  const clip = useId();
  const { points, starts, end, largest, changes } = course;
  const least = Math.max(largest.home, largest.away, 1) / 4;
  const up = Math.max(largest.home, least);
  const down = Math.max(largest.away, least);
  const y = (lead: number): string => percent((up - lead) / (up + down));
  const steps = leadSteps(course, sportOf(sport).scoreWithin === 'period');
  const path = areaPath(steps);
  const leadText = (point: CoursePoint): string => {
    const lead = leadOf(point);
    if (lead === 0) return m.course.level;
    return m.course.lead(lead > 0 ? names.home : names.away, Math.abs(lead));
  };
  const rows = tellingPoints(course).map((point) => [
    `${m.shortPeriod(sport, point.place)}${point.time === null ? '' : ` ${clockText(point.time)}`}, ${point.score.home}–${point.score.away}`,
    leadText(point),
  ]);
  const shade = { home: { y: -up - 1, height: up + 1 }, away: { y: 0, height: down + 1 } } as const;
  return (
    <div id="course" className={styles.anchor}>
      <ChartFigure
        title={m.course.title}
        summary={m.course.summary(names.home, names.away, largest.home, largest.away, changes)}
        legend={[
          { name: names.home, series: 'home' },
          { name: names.away, series: 'away' },
        ]}
        table={{ columns: [`${m.course.time}, ${m.course.score.toLowerCase()}`, m.course.leader], rows }}
      >
        <div className={styles.plot} aria-hidden="true">
          <svg className={styles.picture} focusable="false">
            {starts.map(({ place, x }, at) => {
              const next = starts[at + 1]?.x ?? end;
              return (
                <g key={placeKey(place)}>
                  {at === 0 ? null : (
                    <line
                      x1={percent(x / end)}
                      x2={percent(x / end)}
                      y1="0"
                      y2="100%"
                      className={styles.bound}
                    />
                  )}
                  <text
                    x={percent((x + next) / 2 / end)}
                    y="100%"
                    dy="18"
                    textAnchor="middle"
                    className={styles.mark}
                  >
                    {m.shortPeriod(sport, place)}
                  </text>
                </g>
              );
            })}
            {[largest.home, 0, -largest.away]
              .filter((lead, at) => at === 1 || Math.abs(lead) >= (up + down) * apart)
              .map((lead) => (
                <g key={lead}>
                  <line
                    x1="0"
                    x2="100%"
                    y1={y(lead)}
                    y2={y(lead)}
                    className={lead === 0 ? styles.middle : styles.grid}
                  />
                  <text x="0" dx="-6" y={y(lead)} dy="4" textAnchor="end" className={styles.mark}>
                    {lead === 0 ? '0' : `+${Math.abs(lead)}`}
                  </text>
                </g>
              ))}
            <svg
              width="100%"
              height="100%"
              viewBox={`0 ${-up} ${end} ${up + down}`}
              preserveAspectRatio="none"
              overflow="visible"
            >
              {(['home', 'away'] as const).map((side) => (
                <g key={side} className={styles.side[side]}>
                  <clipPath id={`${clip}${side}`}>
                    <rect x="0" width={end} {...shade[side]} />
                  </clipPath>
                  <path d={path} clipPath={`url(#${clip}${side})`} className={styles.area} />
                  <path d={linePath(steps)} clipPath={`url(#${clip}${side})`} className={styles.line} />
                </g>
              ))}
            </svg>
            {points.length > mostDots
              ? null
              : keyed(points, ({ score }) => `${score.home}–${score.away}`).map(({ key, row: point }) => (
                  <circle
                    key={key}
                    cx={percent(point.x / end)}
                    cy={y(leadOf(point))}
                    r="5"
                    className={styles.dot[point.side]}
                  />
                ))}
          </svg>
        </div>
      </ChartFigure>
    </div>
  );
};
