import type { Branded } from '../brand.ts';
import type { ClientId, PeriodId, PersonId } from '../ids.ts';
import type { BySide, Side } from '../side.ts';

/** What identifies an event through all its corrections: its ClientId or, lacking one, its Id (reading 17). */
export type EventKey = Branded<string, 'EventKey'>;

/** The key of an event that has a ClientId; also what a Delete names. */
export const keyOfClientId = (clientId: ClientId): EventKey => clientId as string as EventKey;

/** The key of an event without a ClientId. */
export const keyOfEventId = (id: number): EventKey => `id:${id}` as EventKey;

/** What every event of a match says. A field that was not sent, or not readable, is null. */
export interface EventBase {
  readonly key: EventKey;
  readonly clientId: ClientId | null;
  /** The federation's own number: signed, not ordered, and the same in most corrections. */
  readonly eventId: number | null;
  readonly side: Side | null;
  readonly period: PeriodId | null;
  readonly periodName: string | null;
  /** Seconds played in the period. */
  readonly elapsed: number | null;
  /** Who is on the ice, where the event lists it. */
  readonly onIce: BySide<readonly PersonId[] | null> | null;
}

/** An event of a type this sport does not read (yet), kept as it came. */
export interface UnknownEvent extends EventBase {
  readonly type: 'unknown';
  readonly typeName: string;
  readonly raw: unknown;
}
