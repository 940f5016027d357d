import type { BasketballEvent } from '../sport/basketball/event.ts';
import type { HandballEvent } from '../sport/handball/event.ts';
import type { HockeyEvent } from '../sport/icehockey/event.ts';
import type { SoccerEvent } from '../sport/soccer/event.ts';
import type { VolleyballEvent } from '../sport/volleyball/event.ts';
import type { UnknownEvent } from './eventBase.ts';

/** A decoded event of any sport. */
export type LiveEvent =
  | HockeyEvent
  | BasketballEvent
  | VolleyballEvent
  | SoccerEvent
  | HandballEvent
  | UnknownEvent;

/** The event types. */
export type LiveEventType = LiveEvent['type'];
