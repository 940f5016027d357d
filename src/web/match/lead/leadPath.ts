import type { BySide } from '@kampdag/core/side';

/** A score change. */
export interface LeadPoint {
  /** Seconds of play, or the point's ordinal. */
  readonly x: number;
  readonly score: BySide<number>;
  /** The section it falls in; left out where the score goes on through all of them. */
  readonly section?: string;
}

/** Home's lead after a score change; negative where away leads. */
export const leadOf = ({ score }: Pick<LeadPoint, 'score'>): number => score.home - score.away;

type Steps = readonly (readonly [x: number, lead: number])[];

/** The lead as steps from 0–0 to `until`, positive for home; it restarts at zero in each section where the score does. */
export const leadSteps = (points: readonly LeadPoint[], until: number, restarts: boolean): Steps => {
  const steps: (readonly [number, number])[] = [[0, 0]];
  let section = points[0]?.section;
  let lead = 0;
  for (const point of points) {
    if (restarts && point.section !== section) {
      lead = 0;
      steps.push([point.x - 1, 0]);
    }
    section = point.section;
    steps.push([point.x, lead]);
    lead = leadOf(point);
    steps.push([point.x, lead]);
  }
  steps.push([Math.max(until, points.at(-1)?.x ?? 0), lead]);
  return steps;
};

/** The steps as an SVG path, with home's lead upwards. */
export const linePath = (steps: Steps): string =>
  steps.map(([x, lead], at) => `${at === 0 ? 'M' : 'L'}${x} ${-lead}`).join('');

/** The area between the line and zero, as an SVG path. */
export const areaPath = (steps: Steps): string => `${linePath(steps)}L${steps.at(-1)?.[0] ?? 0} 0L0 0Z`;
