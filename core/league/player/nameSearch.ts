import { searchWords } from '../../search/searchWord.ts';

/** Whether a name holds every word that was typed, in any order, as the beginning of one of its own; nothing typed fits all. */
export const matchesName = (typed: string, name: string): boolean => {
  const own = searchWords(name);
  return searchWords(typed).every((word) => own.some(({ folded }) => folded.startsWith(word.folded)));
};
