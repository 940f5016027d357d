/** What can go wrong on the line between the service and the client. */
export const lineFaults = [
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
export type LineFault = (typeof lineFaults)[number];

/** A message as the service keeps it: the truth. */
export interface PublishedMessage {
  /** Its place in the channel. */
  readonly serial: number;
  /** When it is published: milliseconds of virtual time. */
  readonly at: number;
  /** The server time it carries, milliseconds since 1970. */
  readonly timestamp: number;
  readonly data: unknown;
  /** Why the body is still raw (reading 29). */
  readonly error?: string;
}

/** One message is delivered so many milliseconds later than it would be; for the redeliveries: once more. */
export interface HeldMessage {
  readonly kind:
    | 'reorder'
    | 'delay'
    | 'earlyDelete'
    | 'lateDelete'
    | 'earlyCorrection'
    | 'lateCorrection'
    | 'redelivery'
    | 'lateRedelivery';
  readonly serial: number;
  readonly for: number;
}

/** One message is lost on the way, and nobody says so: the history alone has it. */
export interface DroppedMessage {
  readonly kind: 'drop';
  readonly serial: number;
}

/** From a moment of virtual time, for so many milliseconds, the line is not what it should be. */
export interface Outage {
  readonly kind: 'resume' | 'reset' | 'gap' | 'loss' | 'refusal';
  readonly at: number;
  readonly for: number;
}

/** The n-th history page asked for, from 0, and the `times` − 1 after it go wrong. */
export interface PageFault {
  readonly kind: 'historyFails' | 'historyFailsAgain' | 'historyThrows';
  readonly page: number;
  readonly times: number;
}

/** One concrete thing that goes wrong on the line. */
export type Fault =
  | HeldMessage
  | DroppedMessage
  | Outage
  | PageFault
  /** The n-th history page takes so long. */
  | { readonly kind: 'slowHistory'; readonly page: number; readonly for: number }
  /** History reaches by so many messages past the point of attachment. */
  | { readonly kind: 'overlap'; readonly by: number }
  /** The client comes only then. */
  | { readonly kind: 'joinMidMatch'; readonly at: number };

/** A channel and what goes wrong on the way from it, as data: the same case always goes the same way. */
export interface LineCase {
  /** In the order of the channel. */
  readonly messages: readonly PublishedMessage[];
  readonly faults: readonly Fault[];
}
