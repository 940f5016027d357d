import type { BySide } from '@kampdag/core/side';

/** A moment when the score changed. */
export interface LeadPoint {
  /** Seconds of play, or the point's ordinal. */
  readonly x: number;
  readonly score: BySide<number>;
  /** The section of the picture that it falls in. */
  readonly section: string;
}

/** Home's lead after a change; negative where away leads. */
export const leadOf = ({ score }: Pick<LeadPoint, 'score'>): number => score.home - score.away;

type Steps = readonly (readonly [x: number, lead: number])[];

/** The lead as steps, from level at the beginning to `until`: home's above the middle, away's below; level again with each section of points that start anew. */
export const leadSteps = (points: readonly LeadPoint[], until: number, startsAnew: boolean): Steps => {
  const steps: (readonly [number, number])[] = [[0, 0]];
  let section = points[0]?.section;
  let lead = 0;
  for (const point of points) {
    if (startsAnew && point.section !== section) {
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

/** The steps as an SVG path in a box of the picture's length, `reach` above and below the middle. */
export const linePath = (steps: Steps): string =>
  steps.map(([x, lead], at) => `${at === 0 ? 'M' : 'L'}${x} ${-lead}`).join('');

/** The area between the line and the middle. */
export const areaPath = (steps: Steps): string => `${linePath(steps)}L${steps.at(-1)?.[0] ?? 0} 0L0 0Z`;
