/** The Levenshtein distance of two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(a).entries()) {
    const next = [at + 1];
    for (const [index, other] of Array.from(b).entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Maximum distance of a misspelt name. */
const maxDistance = 3;

/** The known name closest to a misspelt one; null if none is close. */
export const nearestOf = (known: readonly string[], misspelt: string): string | null => {
  const [nearest] = known
    .map((name) => ({ name, away: distance(name.toUpperCase(), misspelt.toUpperCase()) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest !== undefined && nearest.away <= maxDistance ? nearest.name : null;
};
