const rows = [
  [200437, 'foul', 'foul'],
  [200447, 'personal', 'personal'],
  [200448, 'defensive', 'defensive'],
  [200449, 'offensive', 'offensive'],
  [200450, 'unsportsmanlike', 'unsportsmanlike'],
  [200451, 'technical', 'technical'],
  [200452, 'disqualifying', 'disqualifying'],
  [200453, 'expulsion', 'expulsion'],
  [200454, 'technicalBench', 'technical bench'],
  [200455, 'technicalTeamManagement', 'technical team management'],
  [200456, 'banishment', 'banishment'],
  [200461, 'defensiveWithPunishment', 'defensive with punishment'],
  [200462, 'afterMatch', 'reported after match ended'],
] as const;

/** The federation's kinds of foul (specification §3). */
export type FoulKind = (typeof rows)[number][1];

/** The federation's foul types by id, each with the specification's name for it (specification §3). */
export const foulTypes: ReadonlyMap<number, { readonly kind: FoulKind; readonly name: string }> = new Map(
  rows.map(([id, kind, name]) => [id, { kind, name }]),
);

/** The kind of a foul type; null when unknown. */
export const foulKind = (foulType: number | null): FoulKind | null =>
  foulType === null ? null : (foulTypes.get(foulType)?.kind ?? null);
