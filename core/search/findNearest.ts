import { entryKey, type SearchEntry } from './searchEntry.ts';
import { findAll, type SearchContext, type SearchIndex } from './searchIndex.ts';
import { writtenWords } from './searchWord.ts';

/** The fewest letters of which half a word says anything. */
const enough = 5;

/** The words of a query, or the first half of a single one. */
const partsOf = (query: string): readonly string[] => {
  const words = writtenWords(query);
  const [only = ''] = words;
  if (words.length > 1) return words;
  return only.length < enough ? [] : [only.slice(0, Math.ceil(only.length / 2))];
};

/** The entries nearest to a query that finds nothing: those that a part of it finds, at most some of them. */
export const findNearest = (
  index: SearchIndex,
  query: string,
  { most, ...context }: SearchContext & { readonly most: number },
): readonly SearchEntry[] => {
  // A rarer word says more.
  const found = partsOf(query)
    .map((part) => findAll(index, part, context))
    .toSorted((a, b) => a.length - b.length)
    .flatMap((hits) => hits.slice(0, most));
  const byKey = new Map(found.map(({ entry }) => [entryKey(entry), entry]));
  return [...byKey.values()].slice(0, most);
};
