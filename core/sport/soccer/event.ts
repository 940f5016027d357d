import { timer } from '../../live/events/clockEvents.ts';
import { goal } from '../../live/events/goalEvents.ts';
import type { EventOf } from '../../live/rules/eventRule.ts';

/** The event rules of soccer, which reports only its running score. */
export const soccerEvents = { goal: { ...goal, hasFigures: false }, timer } as const;

/** An event of soccer. */
export type SoccerEvent = EventOf<(typeof soccerEvents)[keyof typeof soccerEvents]>;
