/** How large a team's name may be written beside the score on a phone, by its longest word: a word is not broken there. */
export const nameSize = (name: string): 'short' | 'long' | 'longest' => {
  const longest = Math.max(...name.split(/[\s-]+/u).map((word) => Array.from(word).length));
  if (longest <= 9) return 'short';
  return longest <= 11 ? 'long' : 'longest';
};
