/** A skater's role in statistics. */
export type SkaterRole = 'forward' | 'defence';

const roles: ReadonlyMap<string, SkaterRole> = new Map([
  ['CE', 'forward'],
  ['C', 'forward'],
  ['LW', 'forward'],
  ['RW', 'forward'],
  ['F', 'forward'],
  ['RD', 'defence'],
  ['LD', 'defence'],
  ['D', 'defence'],
]);

/** The role of a position (specification §3: RD, LD, RW, CE, LW); null for any other, and for none. */
export const skaterRole = (position: string | null): SkaterRole | null =>
  roles.get(position?.trim().toUpperCase() ?? '') ?? null;
