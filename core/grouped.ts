/** Groups a list by key, each group in the list's order. */
export const grouped = <A, K>(all: readonly A[], keyOf: (one: A) => K): ReadonlyMap<K, readonly A[]> => {
  const groups = new Map<K, A[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
};
