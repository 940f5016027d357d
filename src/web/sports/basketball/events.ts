import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/sharedEvents';
import type { BasketballEvent } from '@kampdag/core/sport/basketball/event';

/** The events in basketball's play-by-play. */
export type BasketballPlay = Exclude<BasketballEvent, PlayerTime | TeamUpdate>;
