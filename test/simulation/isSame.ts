type Fields = Readonly<Record<string, unknown>>;

const isSameMap = (a: ReadonlyMap<unknown, unknown>, b: unknown): boolean => {
  if (!(b instanceof Map) || a.size !== b.size) return false;
  for (const [key, value] of a) if (!b.has(key) || !isSame(value, b.get(key))) return false;
  return true;
};

const isSameSet = (a: ReadonlySet<unknown>, b: unknown): boolean => {
  if (!(b instanceof Set) || a.size !== b.size) return false;
  for (const member of a) if (!b.has(member)) return false;
  return true;
};

/** Whether two readings are equal: plain values, lists, records, maps by key, sets of plain values. */
export const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Map) return isSameMap(a, b);
  if (a instanceof Set) return isSameSet(a, b);
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((member, index) => isSame(member, b[index]));
  }
  const names = Object.keys(a);
  if (Array.isArray(b) || names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isSame((a as Fields)[name], (b as Fields)[name]));
};
