import type { SportKind } from '@kampdag/core/sport/sportKind';

/** What can go wrong on the line between the service and the client. */
export const lineFaults = [
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

/** What reporters and their programs do to the log itself. */
export const logFaults = [
  'correction',
  'periodCorrection',
  'typeChange',
  'delete',
  'deleteBeforeTarget',
  'deleteOfNothing',
  'deleteAgain',
  'playerTimeDelete',
  'reAdd',
  'restamp',
  'repetition',
  'lateRepetition',
  'matchDataAgain',
  'clearHistory',
  'serverClockSkew',
  'notAnObject',
  'undecryptable',
  'unknownType',
  'nullFields',
  'foreignMatch',
  'hostileKeys',
  'noIdentity',
] as const;
export type LogFault = (typeof logFaults)[number];

export type FaultKind = LineFault | LogFault;

/** Every kind that a run can be asked to have. */
export const faultKinds: readonly FaultKind[] = [...lineFaults, ...logFaults];

/** A message as the service keeps it: the truth. */
export interface SimulatedMessage {
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
  | Outage
  | PageFault
  /** The n-th history page takes so long. */
  | { readonly kind: 'slowHistory'; readonly page: number; readonly for: number }
  /** History reaches by so many messages past the point of attachment. */
  | { readonly kind: 'overlap'; readonly by: number }
  /** The client comes only then. */
  | { readonly kind: 'joinMidMatch'; readonly at: number };

/** A whole run as data: the same case always goes the same way, so that a failing one can be shrunk and pinned. */
export interface SimulatedCase {
  readonly sport: SportKind;
  readonly matchId: number;
  /** In the order of the channel. */
  readonly messages: readonly SimulatedMessage[];
  readonly faults: readonly Fault[];
  /** Decides the moments at which all of the match is compared; 0 unless told. */
  readonly looks?: number;
}
