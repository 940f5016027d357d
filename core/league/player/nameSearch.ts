import { searchWords } from '../../search/searchWord.ts';

/** Whether each typed word begins a word of the name, in any order; an empty search matches all. */
export const matchesName = (typed: string, name: string): boolean => {
  const own = searchWords(name);
  return searchWords(typed).every((word) => own.some(({ folded }) => folded.startsWith(word.folded)));
};
