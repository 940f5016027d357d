import { type ConnectionFault, connectionFaults, type FaultCase } from '@kampdag/core/lab/faultCase';
import type { SportKind } from '@kampdag/core/sportKind';

/** The faults of the log, made by reporters and their programs. */
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

export type FaultKind = ConnectionFault | LogFault;

/** Every kind of fault. */
export const faultKinds: readonly FaultKind[] = [...connectionFaults, ...logFaults];

/** A run as data; the same case always runs the same way, so that a failing one can be shrunk and kept. */
export interface SimulatedCase extends FaultCase {
  readonly sport: SportKind;
  readonly matchId: number;
  /** Decides the moments of full comparison. Default: 0. */
  readonly looks?: number;
}
