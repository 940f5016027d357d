import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/sharedEvents';
import type { VolleyballEvent } from '@kampdag/core/sport/volleyball/event';

/** The events in volleyball's play-by-play. */
export type VolleyballPlay = Exclude<VolleyballEvent, PlayerTime | TeamUpdate>;
