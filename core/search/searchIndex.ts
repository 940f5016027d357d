import { type CivilDate, daysBetween } from '../time/civilDate.ts';
import { entryKey, type SearchEntry, type SearchKind, searchKinds } from './searchEntry.ts';
import {
  joinedWords,
  readingsOf,
  type SearchWord,
  searchWord,
  searchWords,
  writtenWords,
} from './searchWord.ts';
import { wordMatch } from './wordMatch.ts';

/** The place of a word in an entry: first in a name, later in it, or in its context. */
const places = { first: 0, name: 1, context: 2 } as const;

/** A word, followed by entry indices and places in turn. */
interface IndexedWord {
  readonly word: SearchWord;
  /** Whether it is two words as one, which are found as typed alone: their wrong letters are those of either. */
  readonly isJoined: boolean;
  readonly at: number[];
}

/** Entries indexed by word. */
export interface SearchIndex {
  readonly entries: readonly SearchEntry[];
  /** The folded full name of each entry. */
  readonly names: readonly string[];
  readonly words: readonly IndexedWord[];
}

const namesOf = (entry: SearchEntry): readonly string[] =>
  entry.kind === 'match' ? [entry.match.teams.home.name, entry.match.teams.away.name] : [entry.name];

const contextOf = (entry: SearchEntry): string => {
  switch (entry.kind) {
    case 'team':
      return entry.league.name;
    case 'player':
      return entry.team;
    case 'league':
    case 'match':
      return '';
    default:
      return entry satisfies never;
  }
};

const joined = (words: readonly SearchWord[]): string => words.map(({ folded }) => folded).join(' ');

/** Indexes entries; earlier ones come first among equals. Each distinct word and text is folded once, since few are distinct. */
export const createSearchIndex = (entries: readonly SearchEntry[]): SearchIndex => {
  const words = new Map<string, IndexedWord | null>();
  const wordOf = (written: string): IndexedWord | null => {
    const known = words.get(written);
    if (known !== undefined) return known;
    const word = searchWord(written);
    const indexed = word === null ? null : { word, isJoined: false, at: [] };
    words.set(written, indexed);
    return indexed;
  };
  const pairs = new Map<string, IndexedWord>();
  const pairOf = (word: SearchWord): IndexedWord => {
    const pair = pairs.get(word.plain) ?? { word, isJoined: true, at: [] };
    pairs.set(word.plain, pair);
    return pair;
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
      const joint = joinedWords(name.map(({ word }) => word)).map(pairOf);
      for (const [place, { at }] of [...name.entries(), ...joint.entries()])
        at.push(number, place === 0 ? places.first : places.name);
    }
    for (const { at } of wordsOf(contextOf(entry))) at.push(number, places.context);
    return joined(own.flat().map(({ word }) => word));
  });
  const single = [...words.values()].filter((indexed) => indexed !== null);
  return { entries, names, words: [...single, ...pairs.values()] };
};

/** How well an entry matches a query; smaller is better. */
export const grades = { exact: 0, firstWord: 1, anyWord: 2, oneWrong: 3 } as const;

/** The extra cost of a wrong letter. */
const wrong = 4;

/** The cost of a typed word that an entry lacks. */
const absent = 8;

const costsOf = (typed: SearchWord, { entries, words }: SearchIndex): Uint8Array => {
  const costs = new Uint8Array(entries.length).fill(absent);
  for (const { word, isJoined, at } of words) {
    if (isJoined && !word.folded.startsWith(typed.folded)) continue;
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

/** An entry's grade from the costs of the typed words; null where a word is absent or none is in its name. */
const gradeOf = (costs: readonly number[], isWhole: boolean): number | null => {
  if (costs.includes(absent) || costs.every((cost) => cost % wrong === places.context)) return null;
  if (costs.some((cost) => cost >= wrong)) return grades.oneWrong;
  if (isWhole) return grades.exact;
  return costs.includes(places.first) ? grades.firstWord : grades.anyWord;
};

/** Everything but the words that decides the order of a search. */
export interface SearchContext {
  readonly today: CivilDate;
  /** How close an entry is to the visitor: 0 followed, 1 found before, 2 neither. */
  readonly nearness: (entry: SearchEntry) => 0 | 1 | 2;
}

/** A matching entry, and its rank: grade, 0 if spelt as typed, nearness, days from today (upcoming before played), index. */
interface SearchHit {
  readonly entry: SearchEntry;
  readonly rank: readonly number[];
}

/** Compares hits by rank, better first. No two hits of an index are equal. */
export const compareHits = (a: SearchHit, b: SearchHit): number => {
  const first = a.rank.findIndex((value, index) => value !== b.rank[index]);
  return first === -1 ? 0 : (a.rank[first] ?? 0) - (b.rank[first] ?? 0);
};

const distance = (entry: SearchEntry, today: CivilDate): number => {
  if (entry.kind !== 'match' || entry.match.date === null) return 0;
  const days = daysBetween(today, entry.match.date);
  return days >= 0 ? 2 * days : -2 * days + 1;
};

/** A text as its letters are spelt: accents count, case and punctuation do not. */
const spellingOf = (text: string): string => writtenWords(text).join(' ').toLowerCase();

/** All entries that match every typed word, best first; none for an empty query. */
export const findAll = (index: SearchIndex, query: string, context: SearchContext): readonly SearchHit[] => {
  const typed = searchWords(query);
  if (typed.length === 0) return [];
  const whole = joined(typed);
  const spelling = spellingOf(query);
  const costs = new Map<string, Uint8Array>();
  const readings = readingsOf(typed).map((reading) =>
    reading.map((word) => {
      const own = costs.get(word.plain) ?? costsOf(word, index);
      costs.set(word.plain, own);
      return own;
    }),
  );
  return index.entries
    .flatMap((entry, number): readonly SearchHit[] => {
      const isWhole = index.names[number] === whole;
      const grade = readings.reduce<number | null>((best, reading) => {
        const own = gradeOf(
          reading.map((each) => each[number] ?? absent),
          isWhole,
        );
        return own === null || (best !== null && best <= own) ? best : own;
      }, null);
      if (grade === null) return [];
      // Håkon and Haakon are one name to the index; who types one of them means that one first.
      const isAsTyped = isWhole && spellingOf(namesOf(entry).join(' ')) === spelling;
      const rank = [
        grade,
        isAsTyped ? 0 : 1,
        context.nearness(entry),
        distance(entry, context.today),
        number,
      ];
      return [{ entry, rank }];
    })
    .toSorted(compareHits);
};

interface SearchGroup {
  readonly kind: SearchKind;
  readonly hits: readonly SearchHit[];
  readonly total: number;
}

/** Hits grouped by kind, the group with the best hit first; each group has at most `most` hits. */
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

/** The entries of the given keys, in their order; missing ones are left out. */
export const entriesOfKeys = (index: SearchIndex, keys: readonly string[]): readonly SearchEntry[] => {
  const byKey = new Map(index.entries.map((entry) => [entryKey(entry), entry]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};

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
