import type { LiveEvent } from '../live/event.ts';
import type { UnknownEvent } from '../live/eventBase.ts';
import type { BasketballEvent } from './basketball/event.ts';
import type { HandballEvent } from './handball/event.ts';
import type { HockeyEvent } from './icehockey/event.ts';
import type { PlainEvent } from './plain/event.ts';
import type { SoccerEvent } from './soccer/event.ts';
import type { VolleyballEvent } from './volleyball/event.ts';

/** An event of one of the sports, for what tells them apart. */
export type AnyEvent =
  | HockeyEvent
  | BasketballEvent
  | VolleyballEvent
  | SoccerEvent
  | HandballEvent
  | PlainEvent
  | UnknownEvent;

/** The event types of all sports. */
export type AnyEventType = AnyEvent['type'];

/** An event as its sport read it: every event is one of a sport's rules, or unknown. */
export const anyEvent = (event: LiveEvent): AnyEvent => event as AnyEvent;
