import type { Course } from './course.ts';
import { leadOf } from './course.ts';

/** The lead as steps over the course of a match, from level at its beginning: home's above the middle, away's below. */
export const leadSteps = (
  course: Course,
  startsAnew: boolean,
): readonly (readonly [x: number, lead: number])[] => {
  const steps: (readonly [number, number])[] = [[0, 0]];
  let period = course.points[0]?.place;
  let lead = 0;
  for (const point of course.points) {
    if (startsAnew && point.place !== period && point.place.number !== period?.number) {
      lead = 0;
      steps.push([point.x - 1, 0]);
    }
    period = point.place;
    steps.push([point.x, lead]);
    lead = leadOf(point);
    steps.push([point.x, lead]);
  }
  steps.push([course.end, lead]);
  return steps;
};

/** The steps as an SVG path in a box of the course's length, `reach` above and below the middle. */
export const linePath = (steps: readonly (readonly [number, number])[]): string =>
  steps.map(([x, lead], at) => `${at === 0 ? 'M' : 'L'}${x} ${-lead}`).join('');

/** The area between the line and the middle. */
export const areaPath = (steps: readonly (readonly [number, number])[]): string =>
  `${linePath(steps)}L${steps.at(-1)?.[0] ?? 0} 0L0 0Z`;
