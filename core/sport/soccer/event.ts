import type { Goal, Timer } from '../../live/sharedEvents.ts';

/** An event of soccer: what its running score is told by. */
export type SoccerEvent = Goal | Timer;
