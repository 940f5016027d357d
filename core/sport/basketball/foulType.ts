/** The federation's kinds of foul (specification §3). */
export type FoulKind =
  | 'foul'
  | 'personal'
  | 'defensive'
  | 'offensive'
  | 'unsportsmanlike'
  | 'technical'
  | 'disqualifying'
  | 'expulsion'
  | 'technicalBench'
  | 'technicalTeamManagement'
  | 'banishment'
  | 'defensiveWithPunishment'
  | 'afterMatch';

/** A foul type with the specification's name for it. */
export interface FoulType {
  readonly kind: FoulKind;
  readonly name: string;
}

/** The federation's foul types by id (specification §3). */
export const foulTypes: ReadonlyMap<number, FoulType> = new Map<number, FoulType>([
  [200437, { kind: 'foul', name: 'foul' }],
  [200447, { kind: 'personal', name: 'personal' }],
  [200448, { kind: 'defensive', name: 'defensive' }],
  [200449, { kind: 'offensive', name: 'offensive' }],
  [200450, { kind: 'unsportsmanlike', name: 'unsportsmanlike' }],
  [200451, { kind: 'technical', name: 'technical' }],
  [200452, { kind: 'disqualifying', name: 'disqualifying' }],
  [200453, { kind: 'expulsion', name: 'expulsion' }],
  [200454, { kind: 'technicalBench', name: 'technical bench' }],
  [200455, { kind: 'technicalTeamManagement', name: 'technical team management' }],
  [200456, { kind: 'banishment', name: 'banishment' }],
  [200461, { kind: 'defensiveWithPunishment', name: 'defensive with punishment' }],
  [200462, { kind: 'afterMatch', name: 'reported after match ended' }],
]);

/** The kind of a foul type; null when unknown. */
export const foulKind = (foulType: number | null): FoulKind | null =>
  foulType === null ? null : (foulTypes.get(foulType)?.kind ?? null);
