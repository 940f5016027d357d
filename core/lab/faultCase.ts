import { serialOfInteger } from '../live/log/timeToken.ts';
import type { ChannelMessage } from '../live/wire/channel.ts';
import { Instant } from '../time/instant.ts';

/** The kinds of fault between the service and the client. */
export const connectionFaults = [
  'drop',
  'reorder',
  'delay',
  'earlyDelete',
  'lateDelete',
  'earlyCorrection',
  'lateCorrection',
  'redelivery',
  'lateRedelivery',
  'resume',
  'reset',
  'gap',
  'loss',
  'refusal',
  'overlap',
  'joinMidMatch',
  'historyFails',
  'historyFailsAgain',
  'historyThrows',
  'slowHistory',
] as const;
export type ConnectionFault = (typeof connectionFaults)[number];

/** A message as the service stores it. */
export interface PublishedMessage {
  readonly serial: number;
  /** Its publication, in milliseconds of virtual time. */
  readonly at: number;
  /** Its server time, in milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: unknown;
  /** Why the body could not be read (reading 29). */
  readonly error?: string | undefined;
}

/** A published message as the channel carries it. */
export const channelMessageOf = ({ serial, timestamp, data, error }: PublishedMessage): ChannelMessage => ({
  serial: serialOfInteger(serial),
  timestamp: Instant(timestamp),
  data,
  error,
});

/** A message is delivered `for` milliseconds late; a redelivery comes besides the first. */
export interface HeldMessage {
  readonly kind: Extract<
    ConnectionFault,
    'reorder' | 'delay' | `early${string}` | `late${string}` | 'redelivery'
  >;
  readonly serial: number;
  readonly for: number;
}

/** A message is never delivered live, without a signal; only the history has it. */
export interface DroppedMessage {
  readonly kind: 'drop';
  readonly serial: number;
}

/** The connection fails at a moment of virtual time, for some milliseconds. */
export interface Outage {
  readonly kind: 'resume' | 'reset' | 'gap' | 'loss' | 'refusal';
  readonly at: number;
  readonly for: number;
}

/** The n-th history page requested, from 0, and the `times` − 1 after it fail. */
export interface PageFault {
  readonly kind: 'historyFails' | 'historyFailsAgain' | 'historyThrows';
  readonly page: number;
  readonly times: number;
}

/** A concrete fault. */
export type Fault =
  | HeldMessage
  | DroppedMessage
  | Outage
  | PageFault
  /** The n-th history page takes longer. */
  | { readonly kind: 'slowHistory'; readonly page: number; readonly for: number }
  /** The history reaches past the attachment by some messages. */
  | { readonly kind: 'overlap'; readonly by: number }
  /** The client starts in the middle of the match. */
  | { readonly kind: 'joinMidMatch'; readonly at: number };

/** A channel's messages and the faults of their delivery; the same case always runs the same way. */
export interface FaultCase {
  /** In the order of the channel. */
  readonly messages: readonly PublishedMessage[];
  readonly faults: readonly Fault[];
}
