import type { BasketballEvent, basketballEvents } from '../sport/basketball/event.ts';
import type { HandballEvent, handballEvents } from '../sport/handball/event.ts';
import type { HockeyEvent, hockeyEvents } from '../sport/icehockey/event.ts';
import type { PlainEvent, plainEvents } from '../sport/plain/event.ts';
import type { SoccerEvent, soccerEvents } from '../sport/soccer/event.ts';
import type { VolleyballEvent, volleyballEvents } from '../sport/volleyball/event.ts';
import type { UnknownEvent } from './eventBase.ts';
import type { EventOf, NewsKind } from './rules/eventRule.ts';

/** A decoded event of any sport. */
export type LiveEvent =
  | HockeyEvent
  | BasketballEvent
  | VolleyballEvent
  | SoccerEvent
  | HandballEvent
  | PlainEvent
  | UnknownEvent;

/** The event types. */
export type LiveEventType = LiveEvent['type'];

type RuleIn<R> = R[keyof R];

/** The event rules of all sports. */
type AnyRule =
  | RuleIn<typeof hockeyEvents>
  | RuleIn<typeof basketballEvents>
  | RuleIn<typeof volleyballEvents>
  | RuleIn<typeof soccerEvents>
  | RuleIn<typeof handballEvents>
  | RuleIn<typeof plainEvents>;

/** The events that are announced as some kind of news. */
export type EventWithNews<N extends Exclude<NewsKind, 'none'>> = Extract<
  LiveEvent,
  EventOf<Extract<AnyRule, { readonly news: N }>>
>;
