import type { Instant } from '../../time/instant.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { compareTokens, type Serial, type TimeToken } from './timeToken.ts';

/** An event that is not deleted: its newest version, in the place of its first. */
export interface CurrentEvent<E extends LiveEvent = LiveEvent> {
  readonly key: EventKey;
  /** Orders the events: the smallest token of the current versions (reading 18). */
  readonly token: TimeToken;
  readonly event: E;
  /** The serial of the newest version. */
  readonly serial: Serial;
  /** When its period and second were first reported, by the channel's server time. */
  readonly reportedAt: Instant;
  /** The number of versions since it was last deleted. */
  readonly versions: number;
  /** Whether any of them differs from the one before. */
  readonly corrected: boolean;
}

/** Compares current events by token. */
export const byToken = (a: CurrentEvent, b: CurrentEvent): number => compareTokens(a.token, b.token);
