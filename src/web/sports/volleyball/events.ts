import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/sharedEvents';
import type { VolleyballEvent } from '@kampdag/core/sport/volleyball/event';

/** The events of volleyball that its play by play lists. */
export type VolleyballPlay = Exclude<VolleyballEvent, PlayerTime | TeamUpdate>;
