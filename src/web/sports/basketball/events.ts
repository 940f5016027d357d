import type { PlayerTime, TeamUpdate } from '@kampdag/core/live/sharedEvents';
import type { BasketballEvent } from '@kampdag/core/sport/basketball/event';

/** The events of basketball that its play by play lists. */
export type BasketballPlay = Exclude<BasketballEvent, PlayerTime | TeamUpdate>;
