import type { Penalty, Substitution, Timeout, Timer } from '@kampdag/core/live/sharedEvents';
import type { Point } from '@kampdag/core/sport/volleyball/event';

/** An event of volleyball. */
export type VolleyballEvent = Point | Penalty | Substitution | Timeout | Timer;
