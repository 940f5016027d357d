import type { SearchWord } from './searchWord.ts';

/** How a typed word matches a word of a name, best first. */
const wordMatches = ['exact', 'prefix', 'oneWrong', 'oneWrongPrefix'] as const;
type WordMatch = (typeof wordMatches)[number];

/** The minimum length of a typed word with one wrong letter, for whole words and for prefixes. */
const tolerant = { whole: 3, prefix: 4 } as const;

/** Whether the rest of `typed` occurs in `word` at an index, and whether it ends there. */
const restAt = (typed: string, from: number, word: string, at: number): WordMatch | null => {
  const end = at + typed.length - from;
  if (end > word.length || !word.startsWith(typed.slice(from), at)) return null;
  return end === word.length ? 'oneWrong' : 'oneWrongPrefix';
};

/** The match of a typed word with one letter extra, missing, wrong, or swapped with the next; null with more errors. */
const withOneWrong = (typed: string, word: string): WordMatch | null => {
  if (typed.length < tolerant.whole || typed.length > word.length + 1) return null;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const isSwapped = typed[same] === word[same + 1] && typed[same + 1] === word[same];
  const found = new Set([
    restAt(typed, same + 1, word, same + 1),
    restAt(typed, same + 1, word, same),
    restAt(typed, same, word, same + 1),
    isSwapped ? restAt(typed, same + 2, word, same + 2) : null,
  ]);
  if (found.has('oneWrong')) return 'oneWrong';
  return typed.length >= tolerant.prefix && found.has('oneWrongPrefix') ? 'oneWrongPrefix' : null;
};

const match = (typed: string, word: string): WordMatch | null => {
  if (word.startsWith(typed)) return word.length === typed.length ? 'exact' : 'prefix';
  return withOneWrong(typed, word);
};

/** The better match of a typed word in its two spellings; null for none. */
export const wordMatch = (typed: SearchWord, word: SearchWord): WordMatch | null => {
  const one = match(typed.folded, word.folded);
  if (one === 'exact' || one === 'prefix') return one;
  const other = match(typed.plain, word.plain);
  return wordMatches.find((each) => each === one || each === other) ?? null;
};
