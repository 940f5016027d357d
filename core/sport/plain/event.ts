import { timer } from '../../live/events/clockEvents.ts';
import { goal } from '../../live/events/goalEvents.ts';
import { point } from '../../live/events/pointEvent.ts';
import type { EventOf } from '../../live/rules/eventRule.ts';

/** The event rules of a plain sport: what its goals channel carries, each goal or point one (reading 41). */
export const plainEvents = {
  goal: { ...goal, hasFigures: false },
  point: { ...point, hasFigures: false },
  timer,
} as const;

/** An event of a plain sport. */
export type PlainEvent = EventOf<(typeof plainEvents)[keyof typeof plainEvents]>;
