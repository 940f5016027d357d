import type { EventBase } from './eventBase.ts';

/** An event of any sport, as the log and the readings of all sports know it; a sport's own events have fields of their own. */
export interface LiveEvent extends EventBase {
  /** The name of its row among its sport's event rules; `unknown` for a type that the sport does not read. */
  readonly type: string;
}

/** Whether an event is of a type, or of one of several: `isOfType<Timer>(event, 'timer')`. */
export const isOfType = <E extends LiveEvent>(event: LiveEvent, ...types: readonly E['type'][]): event is E =>
  types.includes(event.type);
