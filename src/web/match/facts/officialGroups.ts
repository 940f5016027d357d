/** Officials who do the same, as the federation writes what they do; null where it does not. */
export interface OfficialGroup {
  readonly type: string | null;
  readonly names: readonly string[];
}

/** Officials by what they do, in the order sent; who has no name is left out. */
export const officialGroups = (
  officials: readonly { readonly type: string | null; readonly name: string | null }[],
): readonly OfficialGroup[] => {
  const groups = new Map<string | null, readonly string[]>();
  for (const { type, name } of officials) {
    if (name !== null && name !== '') groups.set(type, [...(groups.get(type) ?? []), name]);
  }
  return [...groups].map(([type, names]) => ({ type, names }));
};
