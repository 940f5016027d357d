import type { Goal, Timer } from '../../live/sharedEvents.ts';

/** An event of soccer, which reports only its running score. */
export type SoccerEvent = Goal | Timer;
