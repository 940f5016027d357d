import type { Instant } from '../../time/instant.ts';
import type { LiveEvent } from '../event.ts';
import type { EventKey } from '../eventBase.ts';
import { compareTokens, type Serial, type TimeToken } from './timeToken.ts';

/** An event that stands: its newest version, in the place of its first. */
export interface StandingEvent {
  readonly key: EventKey;
  /** Its place among the events: the smallest token of the versions that stand (reading 18). */
  readonly token: TimeToken;
  readonly event: LiveEvent;
  /** The serial of the version that is shown. */
  readonly serial: Serial;
  /** When, by the channel's server time, the period and second that it is shown with were first told. */
  readonly toldAt: Instant;
  /** How many versions were reported since it last was taken back. */
  readonly versions: number;
  /** Whether any of them told something else of the match than the one before it. */
  readonly corrected: boolean;
}

/** The order of the standing events. */
export const byToken = (a: StandingEvent, b: StandingEvent): number => compareTokens(a.token, b.token);
