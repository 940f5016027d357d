/** A pair of values still to be compared. */
type Pair = readonly [unknown, unknown];

const rank = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'boolean') return 1;
  if (typeof value === 'number') return 2;
  if (typeof value === 'string') return 3;
  return Array.isArray(value) ? 4 : 5;
};

const comparePlain = (a: number | string, b: number | string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The names of an object's fields but one, sorted. */
const keysOf = (value: object, without: string | null): readonly string[] =>
  Object.keys(value)
    .filter((key) => key !== without)
    .toSorted();

/**
 * A total order of JSON values in which the order of an object's fields does not matter; zero means the same content.
 * It keeps its own stack, so that no nesting, however deep a hostile message is, overflows the machine's.
 */
export const compareContent = (left: unknown, right: unknown): number => {
  const open: Pair[] = [[left, right]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (a !== b) {
      const kind = rank(a);
      if (kind !== rank(b)) return comparePlain(kind, rank(b));
      if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
        const keys = keysOf(a, null);
        const others = keysOf(b, null);
        const names = comparePlain(keys.join('\u0000'), others.join('\u0000'));
        if (names !== 0) return names;
        for (const key of keys.toReversed()) {
          open.push([Reflect.get(a, key) as unknown, Reflect.get(b, key) as unknown]);
        }
      } else if (kind !== 0) {
        const plain = comparePlain(
          typeof a === 'boolean' ? Number(a) : (a as number | string),
          typeof b === 'boolean' ? Number(b) : (b as number | string),
        );
        if (plain !== 0) return plain;
      }
    }
  }
  return 0;
};

/** Whether two lists of names are the same, in the same order. */
const sameNames = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
};

/** Adds what of two objects is still to be compared; false where they cannot be the same. */
const openObjects = (a: object, b: object, without: string | null, open: Pair[]): boolean => {
  const names = Object.keys(a);
  // A message that is said again names its fields in the same order: then nothing is looked up or sorted.
  if (sameNames(names, Object.keys(b))) {
    const values: readonly unknown[] = Object.values(a);
    const others: readonly unknown[] = Object.values(b);
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index];
      const other = others[index];
      if (value === other || names[index] === without) continue;
      if (typeof value !== 'object' || typeof other !== 'object') return false;
      open.push([value, other]);
    }
    return true;
  }
  const sorted = keysOf(a, without);
  if (!sameNames(sorted, keysOf(b, without))) return false;
  for (const name of sorted) open.push([Reflect.get(a, name) as unknown, Reflect.get(b, name) as unknown]);
  return true;
};

/**
 * The same message again: the same content in whatever order of fields, another ServerTimeStamp alone makes no difference
 * (recordings.md). It too keeps its own stack.
 */
export const sameContent = (left: unknown, right: unknown): boolean => {
  const open: Pair[] = [[left, right]];
  let ignored: string | null = 'ServerTimeStamp';
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (a !== b) {
      if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
      if (Array.isArray(a) !== Array.isArray(b)) return false;
      if (!openObjects(a, b, ignored, open)) return false;
    }
    ignored = null;
  }
  return true;
};
