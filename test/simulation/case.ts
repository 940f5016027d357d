import { type ConnectionFault, connectionFaults, type FaultCase } from '@kampdag/core/live/lab/faultCase';
import type { SportKind } from '@kampdag/core/sport/sportKind';

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

export type FaultKind = ConnectionFault | LogFault;

/** Every kind that a run can be asked to have. */
export const faultKinds: readonly FaultKind[] = [...connectionFaults, ...logFaults];

/** A whole run as data: the same case always goes the same way, so that a failing one can be shrunk and pinned. */
export interface SimulatedCase extends FaultCase {
  readonly sport: SportKind;
  readonly matchId: number;
  /** Decides the moments at which all of the match is compared; 0 unless told. */
  readonly looks?: number;
}
