/** Officials with the same role, in the federation's words; null without one. */
export interface OfficialGroup {
  readonly type: string | null;
  readonly names: readonly string[];
}

/** Officials by role, in the order sent, without those who have no name. */
export const officialGroups = (
  officials: readonly { readonly type: string | null; readonly name: string | null }[],
): readonly OfficialGroup[] => {
  const groups = new Map<string | null, readonly string[]>();
  for (const { type, name } of officials) {
    if (name !== null && name !== '') groups.set(type, [...(groups.get(type) ?? []), name]);
  }
  return [...groups].map(([type, names]) => ({ type, names }));
};
