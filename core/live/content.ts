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

const keysOf = (value: object, without: string | null): readonly string[] =>
  Object.keys(value)
    .filter((key) => key !== without)
    .toSorted();

/**
 * A total order of JSON values in which the order of an object's fields does not matter; zero means the same content.
 * It keeps its own stack, so that no nesting, however deep a hostile message is, overflows the machine's.
 *
 * @param without a field of the outermost object that makes no difference
 */
export const compareContent = (left: unknown, right: unknown, without: string | null = null): number => {
  const open: Pair[] = [[left, right]];
  let ignored = without;
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair;
    if (a !== b) {
      const kind = rank(a);
      if (kind !== rank(b)) return comparePlain(kind, rank(b));
      if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
        const keys = keysOf(a, ignored);
        const others = keysOf(b, ignored);
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
    ignored = null;
  }
  return 0;
};

const plainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same message again: the same content, another ServerTimeStamp alone makes no difference (recordings.md). */
export const sameContent = (a: unknown, b: unknown): boolean => {
  if (!plainObject(a) || !plainObject(b)) return compareContent(a, b) === 0;
  // Most corrections differ in a plain field, which is seen without sorting anything.
  for (const key in a) {
    if (key === 'ServerTimeStamp') continue;
    const left = a[key];
    const right = b[key];
    if (left !== right && (typeof left !== 'object' || typeof right !== 'object')) return false;
  }
  return compareContent(a, b, 'ServerTimeStamp') === 0;
};
