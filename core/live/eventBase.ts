import type { Branded } from '../brand.ts';
import type { FederationText } from '../federationText.ts';
import type { ClientId, PeriodId, PersonId } from '../ids.ts';
import type { BySide, Side } from '../side.ts';

/** Identifies an event through all its corrections: its ClientId or, lacking one, its Id (reading 17). */
export type EventKey = Branded<string, 'EventKey'>;

/** The key of an event with a ClientId, which a Delete names too. */
export const keyOfClientId = (clientId: ClientId): EventKey => clientId as string as EventKey;

/** The key of an event without a ClientId. */
export const keyOfEventId = (id: number): EventKey => `id:${id}` as EventKey;

/** The fields of every event. A field that was not sent, or not readable, is null. */
export interface EventBase {
  readonly key: EventKey;
  readonly clientId: ClientId | null;
  /** The federation's number: signed, unordered, and the same in most corrections. */
  readonly eventId: number | null;
  readonly side: Side | null;
  readonly period: PeriodId | null;
  /** In the reporter's words. */
  readonly periodName: FederationText | null;
  /** Seconds played in the period. */
  readonly elapsed: number | null;
  /** The players on the ice, where the event lists them. */
  readonly onIce: BySide<readonly PersonId[] | null> | null;
  /** The score by the reporter's own count, where it came along. The score shown is the sum of the events (reading 22). */
  readonly reportedScore: BySide<number> | null;
}

/** An event of a type that this sport does not read, as sent. */
export interface UnknownEvent extends EventBase {
  readonly type: 'unknown';
  readonly typeName: string;
  readonly raw: unknown;
}
