import { type CivilDate, daysBetween } from '../time/civilDate.ts';
import { entryKey, type SearchEntry, type SearchKind, searchKinds } from './searchEntry.ts';
import { type SearchWord, searchWord, searchWords, writtenWords } from './searchWord.ts';
import { wordMatch } from './wordMatch.ts';

/** Where a word of an entry stands: first in a name, later in it, or in what it belongs to. */
const places = { first: 0, name: 1, context: 2 } as const;

/** A word, and the entries in which it stands with its place in each, by turns. */
interface IndexedWord {
  readonly word: SearchWord;
  readonly at: number[];
}

/** Entries by their words. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** The whole name of each entry, folded. */
  readonly names: readonly string[];
  readonly words: readonly IndexedWord[];
}

/** What an entry is called: a match by both of its teams. */
const namesOf = (entry: SearchEntry): readonly string[] =>
  entry.kind === 'match' ? [entry.match.teams.home.name, entry.match.teams.away.name] : [entry.name];

const contextOf = (entry: SearchEntry): string => {
  switch (entry.kind) {
    case 'team':
      return entry.league.name;
    case 'player':
      return entry.team;
    default:
      return '';
  }
};

const joined = (words: readonly SearchWord[]): string => words.map(({ folded }) => folded).join(' ');

/** Indexes entries; those that come first are found first among equals. Names have few different words, and leagues few different names: each is spelt once. */
export const createSearchIndex = (entries: readonly SearchEntry[]): SearchIndex => {
  const words = new Map<string, IndexedWord | null>();
  const wordOf = (written: string): IndexedWord | null => {
    const known = words.get(written);
    if (known !== undefined) return known;
    const word = searchWord(written);
    const indexed = word === null ? null : { word, at: [] };
    words.set(written, indexed);
    return indexed;
  };
  const texts = new Map<string, readonly IndexedWord[]>();
  const wordsOf = (text: string): readonly IndexedWord[] => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const found = writtenWords(text).flatMap((written) => wordOf(written) ?? []);
    texts.set(text, found);
    return found;
  };
  const names = entries.map((entry, number) => {
    const own = namesOf(entry).map(wordsOf);
    for (const name of own) {
      for (const [place, { at }] of name.entries()) at.push(number, place === 0 ? places.first : places.name);
    }
    for (const { at } of wordsOf(contextOf(entry))) at.push(number, places.context);
    return joined(own.flat().map(({ word }) => word));
  });
  return { entries, names, words: [...words.values()].filter((indexed) => indexed !== null) };
};

/** How well an entry fits a query: the smaller the better. */
export const grades = { exact: 0, firstWord: 1, anyWord: 2, oneWrong: 3 } as const;

/** What a wrong letter costs beside a place. */
const wrong = 4;

/** What a typed word costs that an entry does not have. */
const absent = 8;

/** For each entry the least that a typed word costs in it: its place, and more where a letter is wrong. */
const costsOf = (typed: SearchWord, { entries, words }: SearchIndex): Uint8Array => {
  const costs = new Uint8Array(entries.length).fill(absent);
  for (const { word, at } of words) {
    const match = wordMatch(typed, word);
    if (match === null) continue;
    const more = match === 'exact' || match === 'prefix' ? 0 : wrong;
    for (let index = 0; index < at.length; index += 2) {
      const entry = at[index] ?? 0;
      const cost = (at[index + 1] ?? 0) + more;
      if (cost < (costs[entry] ?? 0)) costs[entry] = cost;
    }
  }
  return costs;
};

/** The grade of an entry by what the typed words cost in it; null where one is absent, or none is in its name. */
const gradeOf = (costs: readonly number[], isWhole: boolean): number | null => {
  if (costs.includes(absent) || costs.every((cost) => cost % wrong === places.context)) return null;
  if (costs.some((cost) => cost >= wrong)) return grades.oneWrong;
  if (isWhole) return grades.exact;
  return costs.includes(places.first) ? grades.firstWord : grades.anyWord;
};

/** What the order of a search depends on beside its words. */
export interface SearchContext {
  readonly today: CivilDate;
  /** How near something is to the visitor: 0 followed, 1 found before, 2 neither. */
  readonly nearness: (entry: SearchEntry) => 0 | 1 | 2;
}

/** An entry that fits, and what decides its place: grade, nearness, days from today (to come before played), place in the index. */
export interface SearchHit {
  readonly entry: SearchEntry;
  readonly rank: readonly number[];
}

/** Orders hits by their ranks: the better first. No two hits of an index are equal. */
export const compareHits = (a: SearchHit, b: SearchHit): number => {
  const first = a.rank.findIndex((value, index) => value !== b.rank[index]);
  return first === -1 ? 0 : (a.rank[first] ?? 0) - (b.rank[first] ?? 0);
};

const distance = (entry: SearchEntry, today: CivilDate): number => {
  if (entry.kind !== 'match' || entry.match.date === null) return 0;
  const days = daysBetween(today, entry.match.date);
  return days >= 0 ? 2 * days : -2 * days + 1;
};

/** All entries that have every typed word, the best first; none where nothing was typed. */
export const findAll = (index: SearchIndex, query: string, context: SearchContext): readonly SearchHit[] => {
  const typed = searchWords(query);
  if (typed.length === 0) return [];
  const whole = joined(typed);
  const costs = typed.map((word) => costsOf(word, index));
  return index.entries
    .flatMap((entry, number): readonly SearchHit[] => {
      const grade = gradeOf(
        costs.map((each) => each[number] ?? absent),
        index.names[number] === whole,
      );
      if (grade === null) return [];
      return [{ entry, rank: [grade, context.nearness(entry), distance(entry, context.today), number] }];
    })
    .toSorted(compareHits);
};

/** Hits of one kind: the best of them, and how many there are in all. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

/** The groups of hits, that with the best hit first; of each kind as many as `most` says. */
export const inGroups = (
  hits: readonly SearchHit[],
  most: Readonly<Record<SearchKind, number>>,
): readonly SearchGroup[] =>
  searchKinds
    .map((kind) => {
      const own = hits.filter(({ entry }) => entry.kind === kind);
      return { kind, hits: own.slice(0, most[kind]), total: own.length };
    })
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => (a.hits[0]?.rank[0] ?? 0) - (b.hits[0]?.rank[0] ?? 0));

/** The entries of keys, in the order of the keys; those that are gone are left out. */
export const entriesOfKeys = (index: SearchIndex, keys: readonly string[]): readonly SearchEntry[] => {
  const byKey = new Map(index.entries.map((entry) => [entryKey(entry), entry]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};
