import type { Penalty, Point, Substitution, Timeout, Timer } from '@kampdag/core/live/event';

/** An event of volleyball. */
export type VolleyballEvent = Point | Penalty | Substitution | Timeout | Timer;
